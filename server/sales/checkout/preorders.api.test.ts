import { describe, expect, test } from 'vitest';
import { catalogue } from '#contract/goods/products.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { movementHistory } from '#contract/goods/stock/movement-history.ts';
import { preorders } from '#contract/goods/stock/preorder-desk.ts';
import { stock } from '#contract/goods/stock/stock.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { cancellations } from '#contract/sales/orders/cancellations.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { dayAfter, shopDay } from '#contract/core/time/shop-time.ts';
import { endPreorders } from '#server/goods/products/preorders.service.ts';
import { stockDifferences } from '#server/goods/products/verify-stock.service.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { purchaseScene } from '#test/purchase.ts';
import { reconcile } from '../payments/reconcile.service.ts';

const here = openedDesk(purchaseScene);

let people = 0;
const person = () => here.shop.customer(`ahead${(people += 1)}`);

/** The day that is some days from now. */
const dayIn = (days: number) => dayAfter(shopDay(here.shop.clock.now()), days);

/** Creates a product of one size and opens its pre-order; `ahead(n)` is a bag line of what its buyer was shown. */
async function preordered({ most = 3, days = 20, units = 0 } = {}) {
  const product = await here.scene.product({ stock: units, name: 'Campera' });
  const { id: productId, variantId } = product;
  const on = dayIn(days);
  const open = (change: { most?: number | null; on?: string | null } = {}) => {
    const now = { most, on, ...change };
    return here.admin.call(preorders.save, { productId, on: now.on, sizes: [{ variantId, most: now.most }] });
  };
  await open();
  return { ...product, on, open, ahead: (quantity = 1, promised = on) => ({ variantId, quantity, promised }) };
}

type Preordered = Awaited<ReturnType<typeof preordered>>;

const start = async (line: ReturnType<Preordered['ahead']>) => {
  const buyer = await person();
  return { buyer, ...(await buyer.call(checkout.start, { cartItems: [line] })) };
};

const sizeOf = async ({ id }: Preordered) => (await here.shop.guest().call(catalogue.detail, { id })).variants[0];

/** Units in stock and units that are waited for. */
async function unitsOf({ variantId }: Preordered) {
  const { rows } = await here.shop.pool.query<{ stock: number; waiting: number }>(
    'select stock, waiting from variants where id = $1',
    [variantId],
  );
  return rows[0];
}

describe('GOOD-10 a pre-order', () => {
  test('is offered while nothing is in stock and units are left, up to the day before the promised one', async () => {
    const coat = await preordered({ most: 2, units: 1 });
    expect(await sizeOf(coat)).not.toHaveProperty('preorder');
    await here.admin.call(stock.take, [coat.line()]);
    expect(await sizeOf(coat)).toMatchObject({ stock: 0, isInStock: false, preorder: { left: 2, on: coat.on } });
    await start(coat.ahead());
    expect(await sizeOf(coat)).toMatchObject({ preorder: { left: 1, on: coat.on } });
    await start(coat.ahead());
    expect(await sizeOf(coat)).not.toHaveProperty('preorder');
    await coat.open({ most: 5 });
    await endPreorders(here.shop.db, new Date(here.shop.clock.now().getTime() + 19 * 86_400_000));
    expect(await sizeOf(coat)).toMatchObject({ preorder: { left: 3 } });
    await endPreorders(here.shop.db, new Date(here.shop.clock.now().getTime() + 21 * 86_400_000));
    expect(await sizeOf(coat)).not.toHaveProperty('preorder');
    expect(await unitsOf(coat)).toEqual({ stock: 0, waiting: 2 });
  });

  test('is found by the filter of its size', async () => {
    const coat = await preordered();
    await here.shop.pool.query("update variants set brand_size = 'PREV' where id = $1", [coat.variantId]);
    const found = async () => {
      const { products } = await here.shop.guest().call(catalogue.page, { size: ['PREV'] });
      return products.map(({ id }) => id);
    };
    expect(await found()).toEqual([coat.id]);
    await coat.open({ most: null, on: null });
    expect(await found()).toEqual([]);
  });

  test('keeps on the order what was promised, whatever the product says later', async () => {
    const coat = await preordered();
    const { buyer, reference } = await start(coat.ahead(2));
    await coat.open({ on: dayIn(60) });
    const order = await buyer.call(orders.one, { key: reference });
    expect(order.orderDetails).toMatchObject([{ quantity: 2, promisedOn: coat.on }]);
    const inStock = await here.scene.product();
    const plain = await person();
    const other = await plain.call(checkout.start, { cartItems: [inStock.line()] });
    const bought = await plain.call(orders.one, { key: other.reference });
    expect(bought.orderDetails).toMatchObject([{ promisedOn: null }]);
    const listed = await here.admin.call(orderDesk.list, { number: String(order.number) });
    expect(listed.orders[0]?.orderDetails[0]?.promisedOn).toBe(coat.on);
  });

  test('is not sold to who was shown stock, or an earlier day, or more than is left; and stock comes first', async () => {
    const coat = await preordered({ most: 2 });
    const buyer = await person();
    const refused = async (line: { variantId: number; quantity: number }) =>
      (await buyer.refusal(checkout.start, { cartItems: [line] })).code;
    expect(await refused(coat.line())).toBe('out_of_stock');
    expect(await refused(coat.ahead(1, dayIn(19)))).toBe('preorder_changed');
    expect(await refused(coat.ahead(3))).toBe('preorder_changed');
    await here.admin.call(stock.giveBack, [coat.line(1)]);
    expect(await refused(coat.ahead(2))).toBe('preorder_changed');
    const { buyer: first, reference } = await start(coat.ahead());
    expect((await first.call(orders.one, { key: reference })).orderDetails[0]?.promisedOn).toBeNull();
    expect(await unitsOf(coat)).toEqual({ stock: 0, waiting: 0 });
  });

  test('gives its units back when it is not paid, fails, or is cancelled', async () => {
    const coat = await preordered({ most: 1 });
    await start(coat.ahead());
    expect(await unitsOf(coat)).toEqual({ stock: 0, waiting: 1 });
    here.shop.clock.advance(32 * 60_000);
    await reconcile(here.shop.services);
    expect(await unitsOf(coat)).toEqual({ stock: 0, waiting: 0 });
    const failed = await start(coat.ahead());
    await here.admin.call(orderDesk.setStatus, { payment_id: failed.reference, status: 'failure' });
    expect(await unitsOf(coat)).toEqual({ stock: 0, waiting: 0 });
    const paid = await start(coat.ahead());
    await here.scene.pay(paid.init_point, 'APRO');
    await expect.poll(async () => (await here.scene.order(paid.reference)).status).toBe('approved');
    expect(await unitsOf(coat)).toEqual({ stock: 0, waiting: 1 });
    await paid.buyer.call(cancellations.byBuyer, { reference: paid.reference });
    expect(await unitsOf(coat)).toEqual({ stock: 0, waiting: 0 });
  });

  test('is served first by what is received, in every way in which units come', async () => {
    const coat = await preordered({ most: 9 });
    const { id: productId, variantId } = coat;
    await start(coat.ahead(4));
    await here.admin.call(stock.giveBack, [coat.line(1)]);
    expect(await unitsOf(coat)).toEqual({ stock: 0, waiting: 3 });
    await here.admin.call(productDesk.stock, { productId, changes: [{ variantId, change: 1 }], reason: 'delivery' });
    expect(await unitsOf(coat)).toEqual({ stock: 0, waiting: 2 });
    await here.admin.call(productDesk.stock, { productId, changes: [{ variantId, change: 10 }], reason: 'delivery' });
    expect(await unitsOf(coat)).toEqual({ stock: 8, waiting: 0 });
    const { movements, preorders: sizes } = await here.admin.call(movementHistory.list, { productId });
    expect(
      movements.slice(0, 4).map(({ kind, change, stock: left, waiting }) => [kind, change, left, waiting]),
    ).toEqual([
      ['delivery', 10, 8, 0],
      ['delivery', 1, 0, 2],
      ['correction', 1, 0, 3],
      ['sale', -4, 0, 4],
    ]);
    expect(sizes).toEqual([{ variantId, size: 'M', most: 9, on: coat.on, waiting: 0 }]);
    expect(await stockDifferences(here.shop.db)).toEqual([]);
  });

  test('is taken back by no correction, by no process of the version before, and goes with its size', async () => {
    const coat = await preordered({ most: 9 });
    await start(coat.ahead(2));
    expect((await here.admin.refusal(stock.take, [coat.line()])).code).toBe('out_of_stock');
    const before = 'select move_stock($1, $2, $3, $4) as size';
    const why = { actor: 'buyer' };
    const { rows } = await here.shop.pool.query(before, [[coat.variantId], [-1], ['sale'], why]);
    expect(rows).toEqual([{ size: coat.variantId }]);
    await here.shop.pool.query(before, [[coat.variantId], [1], ['release'], why]);
    expect(await unitsOf(coat)).toEqual({ stock: 0, waiting: 1 });
    await here.admin.call(productDesk.remove, { productId: coat.id });
    expect(await stockDifferences(here.shop.db)).toEqual([]);
  });

  test('is opened for a day to come and for sizes of the product alone', async () => {
    const coat = await preordered();
    const other = await here.scene.product();
    const ask = async (on: string, variantId: number, most = 1) =>
      (await here.admin.refusal(preorders.save, { productId: coat.id, on, sizes: [{ variantId, most }] })).code;
    expect(await ask(dayIn(0), coat.variantId)).toBe('invalid');
    expect(await ask(dayIn(1), coat.variantId, 0)).toBe('invalid');
    expect(await ask(dayIn(1), other.variantId)).toBe('product_not_found');
    await coat.open({ on: dayIn(1) });
    here.shop.clock.advance(25 * 3_600_000);
    const late = await person();
    expect((await late.refusal(checkout.start, { cartItems: [coat.ahead()] })).code).toBe('preorder_changed');
  });
});
