import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cancellations } from '#contract/sales/orders/cancellations.ts';
import { dashboard } from '#contract/office/dashboard.ts';
import { orderEvents } from '#contract/sales/events.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import { eventsAbout } from '#server/core/event-log/find-events.service.ts';
import type { Actor } from '#test/actor.ts';
import { refundScene } from '#test/refund-scene.ts';
import { openedScene } from '#test/opened-shop.ts';
import { claimUnasked } from './due-orders.ts';

const { shop, scene } = openedScene(refundScene);
let admin: Actor;

beforeAll(async () => {
  admin = await shop.admin();
});
beforeEach(() => scene.control.clearSwitches());

const day = 24 * 60;
const pesos = (amount: number) => shopMoney(amount * 100);
const state = async (reference: string) => (await scene.order(reference)).moneyState;

describe('BACK-3 what was done in the provider’s panel arrives by its notice', () => {
  test('a part, then the rest, each once', async () => {
    const { reference, payment } = await scene.paidOrder();
    await scene.control.setSwitch({ scope: 'all', webhook: { copies: 4 } });
    await scene.control.refundInPanel(payment, 50);
    await expect.poll(() => state(reference)).toBe('partly_refunded');
    await scene.control.refundInPanel(payment);
    await expect.poll(() => state(reference)).toBe('refunded');
    const ledger = await scene.ledger(admin, reference);
    expect(ledger.refunds).toMatchObject([
      { amount: pesos(2000), origin: 'provider', actor: 'provider', state: 'done' },
      { amount: pesos(50), origin: 'provider', actor: 'provider', state: 'done' },
    ]);
  });

  test.for([
    ['settled', 'dispute_lost', { givenBack: pesos(2050), kept: pesos(0), disputed: pesos(0) }],
    ['reimbursed', 'dispute_won', { givenBack: pesos(0), kept: pesos(2050), disputed: pesos(0) }],
  ] as const)('a chargeback that ends %s: %s', async ([detail, ends, money]) => {
    const { reference, payment } = await scene.paidOrder();
    await scene.control.movePayment(payment, { status: 'charged_back', status_detail: 'in_process' });
    await expect.poll(() => state(reference)).toBe('disputed');
    expect(await scene.ledger(admin, reference)).toMatchObject({
      disputed: pesos(2050),
      kept: pesos(2050),
      refundable: pesos(0),
      disputes: [{ state: 'open', settledAt: null }],
    });
    await scene.control.movePayment(payment, { status: 'charged_back', status_detail: detail });
    await expect.poll(() => state(reference)).toBe(ends);
    expect(await scene.ledger(admin, reference)).toMatchObject(money);
    // The provider says `approved` again of a claim that was withdrawn; the order never leaves its status.
    expect(await scene.order(reference)).toMatchObject({ status: 'approved' });
  });

  test('a claim that is withdrawn was won', async () => {
    const { reference, payment } = await scene.paidOrder();
    await scene.control.movePayment(payment, { status: 'in_mediation' });
    await expect.poll(() => state(reference)).toBe('disputed');
    await scene.control.movePayment(payment, { status: 'approved' });
    await expect.poll(() => state(reference)).toBe('dispute_won');
  });

  test.for([
    ['topic_chargebacks_wh', { status: 'charged_back', status_detail: 'in_process' }],
    ['topic_claims_integration_wh', { status: 'in_mediation' }],
    ['topic_merchant_order_wh', { status: 'in_mediation' }],
  ] as const)('by the topic %s alone', async ([topic, move]) => {
    const { reference, payment } = await scene.paidOrder();
    await scene.loseNotices();
    await scene.control.movePayment(payment, move);
    await scene.control.clearSwitches();
    await scene.control.pushNotice(payment, topic);
    await expect.poll(() => state(reference)).toBe('disputed');
  });

  test('a stopped delivery is noted on its order once, and nothing else changes', async () => {
    const { reference, payment } = await scene.paidOrder();
    const other = await scene.paidOrder();
    await scene.control.pushNotice(payment, 'stop_delivery_op_wh');
    await expect.poll(async () => (await scene.order(reference)).deliveryStoppedAt).not.toBeNull();
    const first = (await scene.order(reference)).deliveryStoppedAt;
    await scene.control.pushNotice(payment, 'stop_delivery_op_wh');
    await scene.control.pushNotice(payment, 'order');
    await expect
      .poll(async () => (await scene.control.listWebhookDeliveries(payment)).every((one) => one.status === 'delivered'))
      .toBe(true);
    const [event, ...more] = await eventsAbout(shop.db, reference, ['order.delivery-stopped']);
    expect(orderEvents['order.delivery-stopped'].parse(event?.data)).toEqual({ payment: String(payment) });
    expect(more).toEqual([]);
    expect(await scene.order(reference)).toMatchObject({ status: 'approved', deliveryStoppedAt: first });
    expect((await scene.ledger(admin, reference)).deliveryStoppedAt).not.toBeNull();
    expect(await scene.order(other.reference)).toMatchObject({ deliveryStoppedAt: null });
  });
});

describe('BACK-3 when every notice is lost', () => {
  test('a refund and a dispute months later are found all the same', async () => {
    const [refunded, disputed] = [await scene.paidOrder(), await scene.paidOrder()];
    await scene.loseNotices();
    for (const days of [1, 2, 4, 8, 15, 15]) await scene.later(days * day);
    await scene.control.refundInPanel(refunded.payment, 100);
    await scene.control.movePayment(disputed.payment, { status: 'charged_back', status_detail: 'in_process' });
    for (let turn = 0; turn < 3; turn += 1) await scene.later(7 * day);
    expect(await state(refunded.reference)).toBe('partly_refunded');
    expect(await state(disputed.reference)).toBe('disputed');
  });

  test('an order that the provider could not be asked about has its next turn soon, not weeks later', async () => {
    const { reference, payment } = await scene.paidOrder();
    await scene.loseNotices();
    for (const days of [1, 2, 4, 8, 15, 15]) await scene.later(days * day);
    await scene.control.refundInPanel(payment, 100);
    await scene.control.injectFault({ kind: 'status', status: 503 });
    await scene.later(14 * day);
    expect(await state(reference)).toBe('paid');
    await scene.control.clearFaults();
    await scene.later(11);
    expect(await state(reference)).toBe('partly_refunded');
  });

  test('an order that a killed process was to ask about is asked about by the next round, not weeks later', async () => {
    const { reference, payment } = await scene.paidOrder();
    await scene.loseNotices();
    for (const days of [1, 2, 4, 8, 15, 15]) await scene.later(days * day);
    await scene.control.refundInPanel(payment, 100);
    shop.clock.advance(14 * day * 60_000);
    const taken = await claimUnasked(shop.services, 100);
    expect(taken.map((order) => order.reference)).toContain(reference);
    await scene.later();
    expect(await state(reference)).toBe('partly_refunded');
  });
});

test('BACK-3 the sales count what was kept: less refunds and lost disputes, while a dispute is open all of it', async () => {
  // Months have passed: the first one's session is over.
  admin = await shop.admin('otra');
  const total = async () => (await admin.call(dashboard.summary, { days: '1' })).sales.total.minor;
  const before = await total();
  const { reference, payment } = await scene.paidOrder();
  expect((await total()) - before).toBe(205_000);
  await scene.refund(admin, reference, { refund: { what: 'amount', amount: 50 } });
  expect((await total()) - before).toBe(200_000);
  await scene.control.movePayment(payment, { status: 'charged_back', status_detail: 'in_process' });
  await scene.notify(payment);
  expect(await state(reference)).toBe('disputed');
  expect((await total()) - before).toBe(200_000);
  await scene.control.movePayment(payment, { status: 'charged_back', status_detail: 'settled' });
  await scene.notify(payment);
  expect(await state(reference)).toBe('dispute_lost');
  expect((await total()) - before).toBe(0);
});

test('BACK-3 the sales count a cancelled order until its money has gone back, and again if the refund is refused', async () => {
  const total = async () => (await admin.call(dashboard.summary, { days: '1' })).sales.total.minor;
  const before = await total();
  const { reference, payment } = await scene.paidOrder();
  await scene.control.setSwitch({ scope: 'next', refund: { status: 'in_process' } });
  await admin.call(cancellations.byDesk, { reference });
  expect((await total()) - before).toBe(205_000);
  await scene.control.settleRefund(await scene.refundIdOf(payment), { status: 'rejected' });
  await scene.notify(payment);
  expect((await total()) - before).toBe(205_000);
  await scene.refund(admin, reference);
  expect(await total()).toBe(before);
});
