import { afterEach, beforeEach, expect, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import { setShop, shop } from '#contract/core/shop/shop.ts';
import { bagNet, bagPrice } from './bag-price.ts';
import type { BagItem } from './bag.ts';

const before = shop();
beforeEach(() => setShop({ ...before, vatPercent: 21, hasNetPrices: true }));
afterEach(() => setShop(before));

const item = (currentPrice: number, vatPercent?: number): BagItem => ({
  id: currentPrice,
  name: 'Camisa',
  image: '',
  picture: null,
  currentPrice,
  vatPercent,
  color: 'Crudo',
  brandSize: 'M',
  quantity: 1,
  variants: [],
});

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;

test('PRICE-5 a bag says what it costs without taxes, each product at its own rate and the delivery at those of the goods', () => {
  const bag = [item(121_000), item(110_500, 10.5)];
  const netOf = (delivery: number | null, effect = {}) =>
    plain(bagNet(bag, bagPrice(bag, delivery === null ? null : shopMoney(delivery), effect)));
  expect(netOf(null)).toBe('Precio sin impuestos nacionales: $ 2.000,00');
  expect(netOf(23_150)).toBe('Precio sin impuestos nacionales: $ 2.200,00');
  const half = { changes: [{ line: 0, amount: shopMoney(-60_500) }], isDelivered: false };
  expect(netOf(null, { effect: half })).toBe('Precio sin impuestos nacionales: $ 1.500,00');
});

test('PRICE-5 a bag says it only in a shop that shows it everywhere', () => {
  setShop({ ...before, vatPercent: 21, hasNetPrices: false });
  expect(bagNet([item(121_000)], bagPrice([item(121_000)], null, {}))).toBeNull();
});
