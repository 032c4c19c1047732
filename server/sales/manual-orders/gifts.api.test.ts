import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { cancellations } from '#contract/sales/orders/cancellations.ts';
import { delivery } from '#contract/delivery/delivery.ts';
import type { Given } from '#contract/core/protocol/endpoint.ts';
import { manualOrders } from '#contract/sales/order-desk/manual-orders.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import { homeMethod } from '#test/delivery.ts';
import { homeAddress } from '#test/home-address.ts';
import { refundScene } from '#test/refund-scene.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(refundScene);

type Asked = Given<typeof manualOrders.create>;

async function gift(changes: Partial<Asked> = {}) {
  const shirt = await here.scene.product({ stock: 10, price: 100_000 });
  const asked: Asked = {
    key: randomUUID(),
    cartItems: [shirt.line(2)],
    delivery: { what: 'counter' },
    discount: 2000,
    payment: 'cash',
    ...changes,
  };
  return { shirt, asked };
}

test('DESK-4 a gift costs nothing, is handed over at the counter, and has no payment', async () => {
  const { shirt, asked } = await gift();
  const order = await here.admin.call(manualOrders.create, asked);
  expect(order).toMatchObject({ total: shopMoney(0), status: 'approved', moneyState: 'paid', fulfilment: 'delivered' });
  expect(await here.scene.stock(shirt)).toBe(8);
  expect(await here.scene.payments(order.reference)).toEqual([]);
  // The same key again is the same order.
  expect(await here.admin.call(manualOrders.create, asked)).toMatchObject({ number: order.number });
  const refund = { what: 'lines' as const, lines: [{ position: 0, quantity: 1 }] };
  expect(await here.scene.refusal(here.admin, order.reference, { refund })).toMatchObject({
    code: 'refund_nothing_left',
  });
});

test('DESK-4 a replacement is sent for nothing, and its units go back when it is cancelled', async () => {
  const method = await here.admin.call(delivery.addMethod, homeMethod());
  const { shirt, asked } = await gift({
    delivery: { what: 'method', id: method.id, address: { ...homeAddress } },
    payment: 'later',
  });
  const order = await here.admin.call(manualOrders.create, asked);
  expect(order).toMatchObject({ shipping: shopMoney(0), total: shopMoney(0), fulfilment: 'to_prepare' });
  await here.admin.call(cancellations.byDesk, { reference: order.reference });
  expect(await here.scene.stock(shirt)).toBe(10);
});

test('DESK-4 a payment link for less than the provider takes is refused, and the order with it', async () => {
  for (const discount of [2000, 1999.5]) {
    const { shirt, asked } = await gift({ discount, payment: 'link', buyer: { email: 'poco@example.com' } });
    expect((await here.admin.refusal(manualOrders.create, asked)).code).toBe('link_too_low');
    expect(await here.scene.stock(shirt)).toBe(10);
  }
});

test('DESK-4 an e-mail that differs from the account’s is said, and the order is not entered', async () => {
  await here.shop.customer('cuenta');
  const { shirt, asked } = await gift({ customer: 'cuenta', buyer: { email: 'otro@example.com' } });
  const refused = await here.admin.refusal(manualOrders.create, asked);
  expect(refused).toMatchObject({ code: 'invalid', errors: [{ path: 'buyer.email' }] });
  expect(refused.errors[0]?.message).toContain('cuenta@example.com');
  expect(await here.scene.stock(shirt)).toBe(10);
  const same = { ...asked, buyer: { email: 'Cuenta@example.com' } };
  expect(await here.admin.call(manualOrders.create, same)).toMatchObject({ email: 'cuenta@example.com' });
});
