import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { manualOrders } from '#contract/sales/order-desk/manual-orders.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { orderRefunds } from '#contract/sales/payments/order-refunds.ts';
import { heldCouponScene } from '#test/held-coupon-scene.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(heldCouponScene);

beforeAll(async () => {
  await here.scene.offer();
});
beforeEach(() => here.scene.clear());

let people = 0;

/** A customer with a bag of two shirts of 1000 pesos, and what ordering it by transfer with a coupon does. */
async function buyer() {
  people += 1;
  const person = await here.shop.customer(`cupon${people}`);
  const shirt = await here.scene.product({ stock: 10, price: 100_000 });
  const asked = (coupon?: string) => ({ cartItems: [shirt.line(2)], means: 'transfer' as const, coupon });
  const order = (coupon?: string) => person.call(checkout.start, asked(coupon));
  const codeOf = async (coupon: string) => (await person.refusal(checkout.start, asked(coupon))).code;
  return { person, shirt, order, codeOf };
}

test('PRICE-3 PRICE-6 the discount of a transfer is of what the coupon left, and both are given back with their units', async () => {
  await here.scene.add();
  const { person, order } = await buyer();
  const { reference } = await order('VERANO');
  expect(await person.call(orders.one, { key: reference })).toMatchObject({
    subtotal: shopMoney(200_000),
    adjustments: [
      { kind: 'discount', source: 'coupon:VERANO', amount: shopMoney(-40_000) },
      { kind: 'discount', source: 'means:transfer', amount: shopMoney(-16_000) },
    ],
    shipping: shopMoney(5000),
    total: shopMoney(149_000),
  });
  await here.admin.call(manualOrders.take, { reference, means: 'transfer' });
  const back = { what: 'lines' as const, lines: [{ position: 0, quantity: 1 }] };
  for (const given of [72_000, 144_000]) {
    await here.admin.call(orderRefunds.refund, { reference, key: randomUUID(), refund: back });
    expect((await here.admin.call(orderRefunds.ledger, { reference })).givenBack).toEqual(shopMoney(given));
  }
});

test('PRICE-3 PRICE-6 the discount of a coupon of some goods is borne by them, that of a transfer by all', async () => {
  const { person, shirt } = await buyer();
  await here.scene.add({ goods: { by: 'category', id: 900 } });
  await here.shop.pool.query(`insert into categories (id, title, genre) values (901, 'Otras', 'women')`);
  const hat = await here.scene.product({ price: 50_000, name: 'Gorra' });
  await here.shop.pool.query('update products set category_id = 901 where id = $1', [hat.id]);
  const bag = { cartItems: [shirt.line(), hat.line()], means: 'transfer' as const, coupon: 'VERANO' };
  const { reference } = await person.call(checkout.start, bag);
  const { rows } = await here.shop.pool.query(
    'select discount_minor::int as off from order_lines where order_reference = $1 order by price_minor',
    [reference],
  );
  expect(rows).toEqual([{ off: 5000 }, { off: 20_000 + 8000 }]);
});

describe('PRICE-3 PRICE-6 the use of a coupon comes back with an order by transfer', () => {
  test('whose time is over', async () => {
    await here.scene.add({ mostUses: 1 });
    const [one, other] = [await buyer(), await buyer()];
    await one.order('VERANO');
    expect(await other.codeOf('VERANO')).toBe('coupon_used_up');
    await here.scene.later(3.1);
    expect(await here.scene.uses('VERANO')).toBe(0);
    await other.order('VERANO');
  });

  test('that its buyer or an administrator ends', async () => {
    await here.scene.add({ mostEach: 1 });
    const { person, order, codeOf } = await buyer();
    const first = await order('VERANO');
    expect((await order('VERANO')).reference).toBe(first.reference);
    await person.call(orders.cancel, { reference: first.reference });
    const second = await order('VERANO');
    await here.admin.call(orderDesk.setStatus, { payment_id: second.reference, status: 'failure' });
    expect(await here.scene.uses('VERANO')).toBe(0);
    await here.admin.call(manualOrders.take, { reference: (await order('VERANO')).reference, means: 'transfer' });
    expect(await codeOf('VERANO')).toBe('coupon_used');
  });
});

test('PRICE-3 PRICE-6 a coupon for a first purchase is for one by transfer too, and for no second one', async () => {
  await here.scene.add({ isFirstOrder: true });
  const { person, shirt, order } = await buyer();
  await order('VERANO');
  for (const means of ['transfer', 'delivery', 'provider'] as const) {
    const bag = { cartItems: [shirt.line()], means, coupon: 'VERANO' };
    expect((await person.refusal(checkout.start, bag)).code).toBe('coupon_first_order');
  }
});

test('PRICE-3 PRICE-6 an order by transfer replaces the open one at the provider, and takes over its coupon', async () => {
  await here.scene.add({ mostUses: 1, mostEach: 1 });
  const { person, shirt, order } = await buyer();
  const open = await person.call(checkout.start, { cartItems: [shirt.line()], coupon: 'VERANO' });
  const { reference } = await order('VERANO');
  expect(await here.scene.order(open.reference)).toMatchObject({ status: 'failure' });
  expect(await here.scene.order(reference)).toMatchObject({ status: 'pending', handMeans: 'transfer' });
  expect(await here.scene.uses('VERANO')).toBe(1);
});
