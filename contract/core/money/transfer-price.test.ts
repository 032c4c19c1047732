import { afterEach, expect, test } from 'vitest';
import { setShop, shop } from '../shop/shop.ts';
import { shopMoney } from './money.ts';
import { transferPrice } from './transfer-price.ts';

const before = shop();

afterEach(() => setShop(before));

test('PRICE-6 a price by transfer is shown where it is less, and the owner shows it', () => {
  expect(transferPrice(shopMoney(129_950))).toBeNull();
  setShop({ ...before, transferDiscount: 10 });
  expect(transferPrice(shopMoney(129_950))).toEqual(shopMoney(116_955));
  expect(transferPrice(shopMoney(4))).toBeNull();
});
