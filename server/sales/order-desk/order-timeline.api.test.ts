import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { carriers } from '#contract/delivery/carriers.ts';
import { fulfilmentDesk } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { manualOrders } from '#contract/sales/order-desk/manual-orders.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import type { TimelineEntry } from '#contract/sales/orders/order-timeline.ts';
import { withdrawals } from '#contract/sales/returns/withdrawals.ts';
import { returnScene } from '#test/return-scene.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(returnScene);

beforeEach(() => here.scene.control.clearSwitches());

/** The entries of an order about these things, without their time. */
async function told(reference: string, ...about: readonly TimelineEntry['what'][]) {
  const timeline = await here.admin.call(orderDesk.history, { key: reference });
  return timeline.filter(({ what }) => about.includes(what)).map(({ at: _at, ...entry }) => entry);
}

test('DESK-3 the timeline tells that a refund was asked for and how it ended, with the provider’s reason', async () => {
  const { reference } = await here.scene.paidOrder();
  await here.scene.refund(here.admin, reference, { refund: { what: 'amount', amount: 50 }, reason: 'Llegó tarde' });
  await here.scene.control.setSwitch({ scope: 'next', refund: { status: 'in_process' } });
  const amount = { what: 'amount', amount: 100 } as const;
  await here.scene.refund(here.admin, reference, { refund: amount });
  const [{ id: payment } = { id: 0 }] = await here.scene.control.listPayments();
  await here.scene.control.settleRefund(await here.scene.refundIdOf(payment), { status: 'rejected' });
  await here.scene.later();
  const refund = { what: 'refund', actor: 'admin:jefa', state: 'asked', problem: null };
  expect(await told(reference, 'refund')).toMatchObject([
    { ...refund, amount: shopMoney(5000), reason: 'Llegó tarde' },
    { ...refund, amount: shopMoney(5000), state: 'done', actor: 'provider' },
    { ...refund, amount: shopMoney(10_000), reason: '' },
    { amount: shopMoney(10_000), state: 'refused', actor: 'provider' },
  ]);
});

test('DESK-3 what is refunded in the provider’s panel and how a dispute ends is told once each', async () => {
  const { reference, payment } = await here.scene.paidOrder();
  await here.scene.control.refundInPanel(payment, 50);
  await here.scene.control.movePayment(payment, { status: 'charged_back', status_detail: 'in_process' });
  await expect.poll(() => told(reference, 'dispute')).toMatchObject([{ state: 'open' }]);
  await here.scene.control.movePayment(payment, { status: 'charged_back', status_detail: 'reimbursed' });
  await here.scene.control.pushNotice(payment, 'stop_delivery_op_wh');
  await expect.poll(() => told(reference, 'refund', 'dispute', 'stopped')).toHaveLength(4);
  expect(await told(reference, 'refund')).toMatchObject([{ state: 'done', actor: 'provider', reason: '' }]);
  expect(await told(reference, 'dispute')).toMatchObject([{ state: 'open' }, { state: 'won' }]);
});

test('DESK-3 each attempt to pay is told, with its means', async () => {
  const person = await here.shop.customer('insiste');
  const shirt = await here.scene.product({ price: 100_000 });
  const { init_point, reference } = await person.call(checkout.start, { cartItems: [shirt.line(1)] });
  await here.scene.pay(init_point, 'OTHE');
  await here.scene.pay(init_point, 'APRO');
  await person.call(orders.record, { reference });
  const card = { kind: 'credit_card', name: 'Mastercard', digits: '0604' };
  const attempt = { what: 'payment', actor: 'buyer', means: card, amount: shopMoney(105_000) };
  expect(await told(reference, 'payment')).toEqual([
    { ...attempt, status: 'rejected' },
    { ...attempt, status: 'approved' },
  ]);
});

test('DESK-3 parcels that were handed over, corrected, taken back and delivered are told', async () => {
  const { reference } = await here.scene.paidOrder();
  const carrier = await here.admin.call(carriers.create, {
    name: 'Correo del Sur',
    linkTemplate: 'https://carrier.example/{numero}',
  });
  const carrierId = carrier.id;
  const asked = { reference, carrierId, trackingNumber: '360001' };
  const { parcels } = await here.admin.call(fulfilmentDesk.addParcel, asked);
  const [{ id, version } = { id: 0, version: 0 }] = parcels;
  await here.admin.call(fulfilmentDesk.changeParcel, { reference, id, carrierId, trackingNumber: '360002', version });
  await here.admin.call(fulfilmentDesk.removeParcel, { reference, id });
  const again = await here.admin.call(fulfilmentDesk.addParcel, asked);
  await here.admin.call(fulfilmentDesk.deliverParcel, { reference, id: again.parcels[0]?.id ?? 0 });
  const parcel = { what: 'parcel', actor: 'admin:jefa', carrier: 'Correo del Sur' };
  expect(await told(reference, 'parcel')).toEqual([
    { ...parcel, change: 'dispatched', trackingNumber: '360001' },
    { ...parcel, change: 'corrected', trackingNumber: '360002' },
    { ...parcel, change: 'removed', trackingNumber: '360002' },
    { ...parcel, change: 'dispatched', trackingNumber: '360001' },
    { ...parcel, change: 'delivered', trackingNumber: '360001' },
  ]);
});

test('DESK-3 returns, withdrawals, links and money that was taken by hand are told, the oldest first', async () => {
  const { person, reference, number } = await here.scene.arrivedOrder();
  const { id } = await here.scene.ask(person, reference, [here.scene.line('refund')]);
  const { email } = await here.scene.order(reference);
  await here.shop
    .guest()
    .call(withdrawals.record, { request: randomUUID(), number: String(number), email: email ?? '' });
  await here.scene.reject(id);
  expect(await told(reference, 'return', 'withdrawal')).toMatchObject([
    { what: 'return', id, to: 'requested', actor: 'buyer' },
    { what: 'withdrawal', state: 'received', actor: 'buyer' },
    { what: 'return', id, to: 'rejected', actor: 'admin:jefa', reason: 'La prenda está usada' },
  ]);
  const shirt = await here.scene.product();
  const { reference: manual } = await here.admin.call(manualOrders.create, {
    key: randomUUID(),
    cartItems: [shirt.line(1)],
    delivery: { what: 'counter' },
    buyer: { email: 'mostrador@example.com' },
    payment: 'link',
  });
  await here.admin.call(manualOrders.take, { reference: manual, means: 'transfer' });
  expect(await told(manual, 'status', 'link', 'taken')).toMatchObject([
    { what: 'status', to: 'pending', actor: 'admin:jefa' },
    { what: 'link', actor: 'admin:jefa' },
    { what: 'status', to: 'approved', reason: 'paid' },
    { what: 'taken', means: 'transfer', actor: 'admin:jefa' },
  ]);
});
