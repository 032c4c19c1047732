import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { purchaseScene } from '#test/purchase.ts';
import type { PurchaseScene } from '#test/purchase.ts';
import { openShop } from '#test/shop.ts';
import type { Shop } from '#test/shop.ts';
import { reconcile } from './reconcile.service.ts';

let shop: Shop;
let scene: PurchaseScene;

const minute = 60_000;

beforeAll(async () => {
  shop = await openShop();
  scene = purchaseScene(shop);
  await scene.loseNotices();
});
afterAll(() => shop.close());

/** An order whose time to pay is over, so that its units are back. */
async function endedOrder(name: string) {
  const person = await shop.customer(name);
  const shirt = await scene.product({ stock: 1, price: 95_000 });
  const started = await person.call(checkout.start, { cartItems: [shirt.line()] });
  shop.clock.advance(31 * minute);
  await reconcile(shop.services);
  return { shirt, ...started };
}

/** Pays it all the same, until the shop knows. */
async function payLate(address: string): Promise<void> {
  await scene.pay(address, 'APRO');
  shop.clock.advance(15 * minute);
  await reconcile(shop.services);
}

const otherOfWord = (productId: number) =>
  shop.pool.query("insert into variants (product_id, brand_size, stock) values ($1, 'M', 7)", [productId]);

test('PAY-5 late money buys the same size, whatever it is called by then, and no other one of its word', async () => {
  const { shirt, init_point, reference } = await endedOrder('ana');
  await shop.pool.query("update variants set brand_size = 'MEDIANO' where id = $1", [shirt.variantId]);
  await otherOfWord(shirt.id);
  await payLate(init_point);
  expect(await scene.history(reference)).toEqual(['pending checkout', 'failure expired', 'approved late_payment']);
  const { rows } = await shop.pool.query('select brand_size, stock from variants where product_id = $1 order by id', [
    shirt.id,
  ]);
  expect(rows).toEqual([
    { brand_size: 'MEDIANO', stock: 0 },
    { brand_size: 'M', stock: 7 },
  ]);
});

test('PAY-5 late money goes back when the size was deleted, though there is one of its word again', async () => {
  const { shirt, init_point, reference } = await endedOrder('eva');
  await shop.pool.query('delete from variants where id = $1', [shirt.variantId]);
  await otherOfWord(shirt.id);
  await payLate(init_point);
  expect(await scene.history(reference)).toEqual(['pending checkout', 'failure expired']);
  expect(await scene.payments(reference)).toMatchObject([{ refund: 'done', refundReason: 'late' }]);
  expect(await scene.stock(shirt)).toBe(7);
});
