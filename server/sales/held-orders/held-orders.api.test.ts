import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { audit } from '#contract/office/audit-desk.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { manualOrders } from '#contract/sales/order-desk/manual-orders.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { heldOrders } from '#contract/sales/payments/held-orders.ts';
import { orderRefunds } from '#contract/sales/payments/order-refunds.ts';
import { heldScene } from '#test/held-scene.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(heldScene);

beforeAll(async () => {
  await here.scene.offer();
});

const amounts = ({ subtotal, shipping, total }: { subtotal: number; shipping: number; total: number }) => ({
  goods: total - shipping,
  subtotal,
});

test('PRICE-6 a transfer takes its discount off, holds the units, and no provider hears of the order', async () => {
  const { person, shirt, reference, init_point } = await here.scene.heldOrder();
  const row = await here.scene.order(reference);
  expect(row).toMatchObject({ status: 'pending', isOpen: false, handMeans: 'transfer' });
  expect(amounts(row)).toEqual({ goods: 180_000, subtotal: 200_000 });
  expect(row.expiresAt.getTime() - row.orderDate.getTime()).toBe(3 * 86_400_000);
  expect(await here.scene.stock(shirt)).toBe(8);
  expect(init_point).toContain(`/user/orders/actual?external_reference=${reference}`);
  const { rows } = await here.shop.pool.query('select 1 from payment_sessions where order_reference = $1', [reference]);
  expect(rows).toEqual([]);
  // Its page is opened as often as the buyer likes: nobody gave anything up.
  for (const status of ['pending', null]) await person.call(orders.record, { reference, status });
  const order = await person.call(orders.one, { key: reference });
  expect(order).toMatchObject({ status: 'pending', byHand: 'transfer', isPayable: false });
  expect(order.adjustments).toMatchObject([{ kind: 'discount', source: 'means:transfer' }]);
  expect((await person.refusal(orders.payAgain, { reference })).code).toBe('order_settled');
});

test('PRICE-6 cash on delivery costs its charge, which every unit gives back with its part of it', async () => {
  const { reference } = await here.scene.heldOrder({ means: 'delivery' });
  expect(amounts(await here.scene.order(reference))).toEqual({ goods: 210_000, subtotal: 200_000 });
  await here.admin.call(manualOrders.take, { reference, means: 'cash' });
  const { total, shipping } = await here.scene.order(reference);
  const one = { what: 'lines' as const, lines: [{ position: 0, quantity: 1 }] };
  await here.admin.call(orderRefunds.refund, { reference, key: randomUUID(), refund: one });
  const ledger = await here.admin.call(orderRefunds.ledger, { reference });
  expect(ledger.givenBack.minor).toBe((total - shipping) / 2);
});

test('PRICE-6 a means is taken only while it is offered, and where it fits', async () => {
  const person = await here.shop.customer('elige');
  const shirt = await here.scene.product();
  const start = (means: 'transfer' | 'pickup' | 'delivery') =>
    person.refusal(checkout.start, { cartItems: [shirt.line()], means });
  expect((await start('pickup')).code).toBe('means_unavailable');
  await here.scene.offer({ offeredMeans: ['transfer'] });
  expect((await start('delivery')).code).toBe('means_unavailable');
  await here.scene.offer();
  expect(await here.scene.stock(shirt)).toBe(10);
  expect(await here.shop.guest().call(checkout.means, {})).toEqual({
    isProviderOffered: true,
    isGuestAllowed: false,
    taxDocuments: 'may',
    offers: [
      { means: 'transfer', percent: -10 },
      { means: 'pickup', percent: 0 },
      { means: 'delivery', percent: 5 },
    ],
  });
  // Who names none pays at the provider, as before.
  const { reference } = await person.call(checkout.start, { cartItems: [shirt.line()] });
  expect(await here.scene.order(reference)).toMatchObject({ isOpen: true, handMeans: null });
});

test('PRICE-6 another purchase leaves an order that waits for its transfer alone, and a buyer has five of them at most', async () => {
  const { person, reference } = await here.scene.heldOrder();
  const shirt = await here.scene.product({ stock: 50 });
  const open = await person.call(checkout.start, { cartItems: [shirt.line(1)] });
  for (const units of [2, 3, 4, 5]) {
    await person.call(checkout.start, { cartItems: [shirt.line(units)], means: 'transfer' });
  }
  const refused = await person.refusal(checkout.start, { cartItems: [shirt.line(6)], means: 'transfer' });
  expect([refused.code, refused.values]).toEqual(['too_many_held', { most: 5 }]);
  expect(await here.scene.order(reference)).toMatchObject({ status: 'pending' });
  // Who decides for a transfer has left the provider's page.
  expect(await here.scene.history(open.reference)).toEqual(['pending checkout', 'failure replaced']);
  expect(await here.scene.stock(shirt)).toBe(50 - 2 - 3 - 4 - 5);
});

describe('when its time is over', () => {
  test('PRICE-6 an order gives its units back', async () => {
    const { shirt, reference } = await here.scene.heldOrder();
    await here.scene.later(2);
    expect(await here.scene.order(reference)).toMatchObject({ status: 'pending' });
    await here.scene.later(1.1);
    expect(await here.scene.order(reference)).toMatchObject({ status: 'failure', bagKey: '' });
    expect(await here.scene.stock(shirt)).toBe(10);
    expect(await here.scene.history(reference)).toEqual(['pending by_means', 'failure expired']);
  });

  test('PRICE-6 an order of which a part was noted stays, because only people can give that back', async () => {
    const { person, shirt, reference } = await here.scene.heldOrder();
    await here.admin.call(heldOrders.takePart, { reference, key: randomUUID(), amount: 500 });
    await here.scene.later(4);
    expect(await here.scene.order(reference)).toMatchObject({ status: 'pending' });
    expect((await person.refusal(orders.cancel, { reference })).code).toBe('order_under_review');
    expect(await here.scene.stock(shirt)).toBe(8);
    expect(await here.scene.payments(reference)).toMatchObject([{ provider: 'hand', refund: null }]);
  });
});

describe('money in parts', () => {
  test('PRICE-6 parts that make up the total pay the order, each once for its key', async () => {
    const { person, reference } = await here.scene.heldOrder();
    const { total } = await here.scene.order(reference);
    const first = { reference, key: randomUUID(), amount: 1000 };
    for (let again = 0; again < 2; again += 1) {
      const held = await here.admin.call(heldOrders.takePart, first);
      expect([held.paid.minor, held.left.minor, held.isOpen]).toEqual([100_000, total - 100_000, true]);
    }
    const rest = { reference, key: randomUUID(), amount: (total - 100_000) / 100 };
    expect(await here.admin.call(heldOrders.takePart, rest)).toMatchObject({ isOpen: false });
    expect(await here.admin.call(heldOrders.takePart, rest)).toMatchObject({ isOpen: false });
    expect(await person.call(orders.one, { key: reference })).toMatchObject({ status: 'approved', moneyState: 'paid' });
    expect(await here.scene.payments(reference)).toHaveLength(2);
    const { entries } = await here.admin.call(audit.list, { subject: reference });
    expect(entries.filter(({ action }) => action === 'order.payment')).toHaveLength(2);
  });

  test('PRICE-6 no more than the total can be noted, and the rest by one button', async () => {
    const { reference } = await here.scene.heldOrder();
    const { total } = await here.scene.order(reference);
    const take = (amount: number) => ({ reference, key: randomUUID(), amount });
    expect((await here.admin.refusal(heldOrders.takePart, take(total / 100 + 0.01))).code).toBe(
      'hand_payment_too_much',
    );
    await here.admin.call(heldOrders.takePart, take(total / 100 - 1));
    expect((await here.admin.refusal(heldOrders.takePart, take(1.01))).code).toBe('hand_payment_too_much');
    await here.admin.call(manualOrders.take, { reference, means: 'transfer' });
    const payments = await here.scene.payments(reference);
    expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    expect((await here.admin.refusal(heldOrders.takePart, take(1))).code).toBe('order_settled');
  });

  test('PRICE-6 a key of another order is no part of this one', async () => {
    const [one, other] = [await here.scene.heldOrder(), await here.scene.heldOrder()];
    const key = randomUUID();
    await here.admin.call(heldOrders.takePart, { reference: one.reference, key, amount: 10 });
    const stolen = { reference: other.reference, key, amount: 10 };
    expect((await here.admin.refusal(heldOrders.takePart, stolen)).code).toBe('order_settled');
    expect(await here.scene.payments(other.reference)).toEqual([]);
  });
});
