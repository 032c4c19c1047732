import { expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { purchaseScene } from '#test/purchase.ts';
import { reconcile } from './reconcile.service.ts';
import { openedScene } from '#test/opened-shop.ts';

const here = openedScene(purchaseScene, { losesNotices: true });

const minute = 60_000;

/** An order whose time to pay is over, so that its units are back. */
async function endedOrder(name: string) {
  const person = await here.shop.customer(name);
  const shirt = await here.scene.product({ stock: 1, price: 95_000 });
  const started = await person.call(checkout.start, { cartItems: [shirt.line()] });
  here.shop.clock.advance(31 * minute);
  await reconcile(here.shop.services);
  return { shirt, ...started };
}

/** Pays it all the same, until the shop knows. */
async function payLate(address: string): Promise<void> {
  await here.scene.pay(address, 'APRO');
  here.shop.clock.advance(15 * minute);
  await reconcile(here.shop.services);
}

const otherOfWord = (productId: number) =>
  here.shop.pool.query("insert into variants (product_id, brand_size, stock) values ($1, 'M', 7)", [productId]);

test('PAY-5 late money buys the same size, whatever it is called by then, and no other one of its word', async () => {
  const { shirt, init_point, reference } = await endedOrder('ana');
  await here.shop.pool.query("update variants set brand_size = 'MEDIANO' where id = $1", [shirt.variantId]);
  await otherOfWord(shirt.id);
  await payLate(init_point);
  expect(await here.scene.history(reference)).toEqual(['pending checkout', 'failure expired', 'approved late_payment']);
  const { rows } = await here.shop.pool.query(
    'select brand_size, stock from variants where product_id = $1 order by id',
    [shirt.id],
  );
  expect(rows).toEqual([
    { brand_size: 'MEDIANO', stock: 0 },
    { brand_size: 'M', stock: 7 },
  ]);
});

test('PAY-5 late money goes back when the size was deleted, though there is one of its word again', async () => {
  const { shirt, init_point, reference } = await endedOrder('eva');
  await here.shop.pool.query('delete from variants where id = $1', [shirt.variantId]);
  await otherOfWord(shirt.id);
  await payLate(init_point);
  expect(await here.scene.history(reference)).toEqual(['pending checkout', 'failure expired']);
  expect(await here.scene.payments(reference)).toMatchObject([{ refund: 'done', refundReason: 'late' }]);
  expect(await here.scene.stock(shirt)).toBe(7);
});
