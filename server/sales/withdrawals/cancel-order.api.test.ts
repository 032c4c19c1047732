import { afterEach, describe, expect, test } from 'vitest';
import { cancellations } from '#contract/sales/orders/cancellations.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { fulfilmentDesk } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { tracking } from '#contract/sales/fulfilment/tracking.ts';
import { fulfilmentSteps } from '#test/fulfilment-steps.ts';
import { refundScene } from '#test/refund-scene.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(refundScene, { losesNotices: true });

afterEach(async () => {
  await here.scene.control.clearFaults();
});

const nothing = shopMoney(0);
const all = shopMoney(205_000);

async function handApproved() {
  const person = await here.shop.customer('amano');
  const shirt = await here.scene.product({ stock: 10, price: 100_000 });
  const { reference } = await person.call(checkout.start, { cartItems: [shirt.line(2)] });
  await here.admin.call(orderDesk.setStatus, {
    payment_id: reference,
    status: 'approved',
    reason: 'pagó en la tienda',
  });
  return { person, shirt, reference };
}
describe('BACK-1 a paid order that has not left', () => {
  test('is cancelled by its buyer: refunded, its units back, recorded once, and again gives the same answer', async () => {
    const { reference, person, payment, shirt } = await here.scene.paidOrder();
    const offered = { isPossible: true, refund: all };
    expect(await person.call(cancellations.offer, { reference })).toEqual(offered);
    const first = await person.call(cancellations.byBuyer, { reference });
    expect(first).toMatchObject({ reference, refund: all });
    expect(await person.call(cancellations.byBuyer, { reference })).toEqual(first);
    expect(await here.admin.call(cancellations.byDesk, { reference })).toEqual(first);
    expect(await here.scene.refundsAtProvider(payment)).toEqual(['approved 2050']);
    expect(await here.scene.stock(shirt)).toBe(10);
    expect(await person.call(cancellations.offer, { reference })).toEqual({ isPossible: false, refund: nothing });
    const order = await person.call(orders.one, { key: reference });
    expect(order).toMatchObject({ status: 'approved', fulfilment: 'cancelled', moneyState: 'refunded' });
    expect((await here.admin.call(fulfilmentDesk.one, { reference })).moves).toEqual([]);
    expect(await fulfilmentSteps(here.admin, reference)).toMatchObject([
      { from: 'to_prepare', to: 'cancelled', actor: 'buyer' },
    ]);
    const { steps } = await person.call(tracking.ofOrder, { reference });
    expect(steps.map(({ state, isDone }) => [state, isDone])).toEqual([
      ['to_prepare', true],
      ['cancelled', true],
    ]);
  });

  test('is cancelled by an administrator, with the reason, also while it is prepared, and never moves again', async () => {
    const { reference, shirt, person } = await here.scene.paidOrder();
    await here.admin.call(fulfilmentDesk.move, { reference, to: 'preparing' });
    expect(await person.refusal(cancellations.byBuyer, { reference })).toMatchObject({ code: 'order_in_preparation' });
    expect(await person.call(cancellations.offer, { reference })).toMatchObject({ isPossible: false });
    expect(await here.admin.call(cancellations.offer, { reference })).toMatchObject({ isPossible: true });
    await here.admin.call(cancellations.byDesk, { reference, reason: 'sin tela' });
    expect(await here.scene.stock(shirt)).toBe(10);
    const { state } = await here.admin.call(fulfilmentDesk.one, { reference });
    const history = await fulfilmentSteps(here.admin, reference);
    expect([state, history.at(-1)]).toMatchObject(['cancelled', { actor: 'admin:jefa', reason: 'sin tela' }]);
    for (const to of ['to_prepare', 'preparing', 'dispatched', 'delivered'] as const) {
      const refusal = await here.admin.refusal(fulfilmentDesk.move, { reference, to });
      expect(refusal).toMatchObject({ code: 'fulfilment_refused' });
    }
    expect(await here.admin.refusal(fulfilmentDesk.addParcel, { reference })).toMatchObject({
      code: 'fulfilment_refused',
    });
  });

  test('is not cancelled once a part of it left, and by no plain move', async () => {
    const { reference, person, shirt, payment } = await here.scene.paidOrder();
    const move = await here.admin.refusal(fulfilmentDesk.move, { reference, to: 'cancelled' });
    expect(move).toMatchObject({ code: 'fulfilment_refused' });
    await here.admin.call(fulfilmentDesk.addParcel, { reference, lines: [{ position: 0, quantity: 1 }] });
    const refusal = await here.admin.refusal(cancellations.byDesk, { reference });
    expect(refusal).toMatchObject({ code: 'order_has_left', status: 409 });
    expect(await person.refusal(cancellations.byBuyer, { reference })).toMatchObject({ code: 'order_has_left' });
    await here.admin.call(fulfilmentDesk.addParcel, { reference });
    expect(await here.admin.refusal(cancellations.byDesk, { reference })).toMatchObject({ code: 'order_has_left' });
    expect(await here.scene.stock(shirt)).toBe(8);
    expect(await here.scene.refundsAtProvider(payment)).toEqual([]);
  });

  test('that was approved by hand is cancelled without a refund, its units back', async () => {
    const { reference, shirt } = await handApproved();
    expect(await here.scene.stock(shirt)).toBe(8);
    expect(await here.admin.call(cancellations.byDesk, { reference })).toMatchObject({ refund: nothing });
    expect(await here.admin.call(cancellations.byDesk, { reference })).toMatchObject({ refund: nothing });
    expect(await here.scene.stock(shirt)).toBe(10);
    expect((await here.scene.ledger(here.admin, reference)).refunds).toEqual([]);
  });

  test('that was refunded in part gives back the rest, and only the units that did not come back yet', async () => {
    const { reference, shirt, payment } = await here.scene.paidOrder();
    await here.scene.refund(here.admin, reference, {
      refund: { what: 'lines', lines: [{ position: 0, quantity: 1 }] },
    });
    expect(await here.admin.call(cancellations.byDesk, { reference })).toMatchObject({ refund: shopMoney(105_000) });
    expect(await here.scene.refundsAtProvider(payment)).toEqual(['approved 1000', 'approved 1050']);
    expect(await here.scene.stock(shirt)).toBe(10);
  });

  test('whose money went back before as an amount puts all units back, and a later refund none twice', async () => {
    const { reference, shirt } = await here.scene.paidOrder();
    await here.scene.refund(here.admin, reference, { refund: { what: 'amount', amount: 2050 } });
    expect(await here.admin.call(cancellations.byDesk, { reference })).toMatchObject({ refund: nothing });
    expect(await here.scene.stock(shirt)).toBe(10);
    expect(await here.scene.refusal(here.admin, reference)).toMatchObject({ code: 'refund_nothing_left' });
    expect(await here.scene.stock(shirt)).toBe(10);
  });

  test('is cancelled by nobody else, and an unpaid one not at all', async () => {
    const { reference, payment } = await here.scene.paidOrder();
    const other = await here.shop.customer('otra');
    expect(await other.refusal(cancellations.byBuyer, { reference })).toMatchObject({ code: 'order_not_found' });
    expect(await other.refusal(cancellations.offer, { reference })).toMatchObject({ code: 'order_not_found' });
    expect(await other.refusal(cancellations.byDesk, { reference })).toMatchObject({ code: 'not_allowed' });
    expect(await here.shop.guest().refusal(cancellations.byBuyer, { reference })).toMatchObject({
      code: 'not_logged_in',
    });
    const shirt = await here.scene.product();
    const open = await other.call(checkout.start, { cartItems: [shirt.line(1)] });
    const refusal = await other.refusal(cancellations.byBuyer, { reference: open.reference });
    expect(refusal).toMatchObject({ code: 'order_unpaid' });
    expect(await here.scene.refundsAtProvider(payment)).toEqual([]);
  });
});
