import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import { shopDay } from '#contract/core/time/shop-time.ts';
import { hourMs } from '#contract/core/time/units.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { payouts } from '#contract/sales/payments/payouts.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { orderScene } from '#test/sandbox/order-scene.ts';
import { readSettlements } from '../../settlements/read-settlements.service.ts';

const here = openedDesk(orderScene);

beforeAll(() => here.scene.offer('orders'));
afterEach(async () => {
  await here.scene.control.clearFaults();
  await here.scene.control.clearSwitches();
});

const pesos = (amount: number) => shopMoney(amount * 100);

describe('PRICE-8 the money of an order', () => {
  test('goes back in part and whole, once for each key although an answer was lost', async () => {
    const { reference, number } = await here.scene.paidAtPage();
    await here.scene.control.injectFault({
      kind: 'drop',
      moment: 'after',
      method: 'POST',
      pathPrefix: '/v1/orders',
      times: 3,
    });
    await here.scene.refund(here.admin, reference, { refund: { what: 'amount', amount: 50 } });
    await here.scene.later();
    expect(await here.scene.ledger(here.admin, reference)).toMatchObject({
      givenBack: pesos(50),
      refunds: [{ state: 'done' }],
    });
    expect(await here.scene.refundsAtProvider(number)).toEqual(['approved 50']);
    await here.scene.refund(here.admin, reference);
    expect(await here.scene.ledger(here.admin, reference)).toMatchObject({ state: 'refunded', kept: pesos(0) });
    expect(await here.scene.refundsAtProvider(number)).toEqual(['approved 50', 'approved 1000']);
  });

  test('is not given back where the provider refuses, with its reason, and is in process while it decides', async () => {
    const { reference, number } = await here.scene.paidAtPage();
    await here.scene.control.setSwitch({
      scope: 'next',
      refund: { status: 'refused', reason: 'Insufficient balance' },
    });
    await here.scene.refund(here.admin, reference);
    expect(await here.scene.ledger(here.admin, reference)).toMatchObject({
      givenBack: pesos(0),
      refunds: [{ state: 'refused', problem: expect.stringMatching(/saldo/i) }],
    });
    await here.scene.control.setSwitch({ scope: 'next', refund: { status: 'in_process' } });
    await here.scene.refund(here.admin, reference);
    const [newest] = (await here.scene.ledger(here.admin, reference)).refunds;
    expect(newest).toMatchObject({ state: 'in_progress' });
    const found = await here.shop.services.providers.offered.find((await here.scene.payments(reference))[0]?.id ?? '');
    const inProcess = Number(/\d+$/.exec(found?.refunds.at(-1)?.id ?? '')?.[0]);
    await here.scene.control.settleRefund(inProcess, { status: 'approved' });
    await here.scene.control.pushNotice(number, 'order');
    await expect.poll(async () => (await here.scene.order(reference)).moneyState).toBe('refunded');
  });

  test.each([
    ['topic_chargebacks_wh', { status: 'charged_back', status_detail: 'in_process' }],
    ['topic_claims_integration_wh', { status: 'in_mediation' }],
    ['order', { status: 'charged_back', status_detail: 'in_process' }],
  ] as const)('is disputed, as %s tells', async (topic, move) => {
    const { reference, number } = await here.scene.paidAtPage();
    await here.scene.loseNotices();
    await here.scene.control.movePayment(number, move);
    await here.scene.control.clearSwitches();
    await here.scene.control.pushNotice(number, topic);
    await expect.poll(async () => (await here.scene.order(reference)).moneyState).toBe('disputed');
    expect((await here.scene.payments(reference)).length).toBe(1);
  });

  test('PRICE-9 costs a fee and is released on a day, and the account’s list names the order and misses nothing', async () => {
    const { reference, number } = await here.scene.paidAtPage();
    const ledger = await here.scene.ledger(here.admin, reference);
    expect(ledger.proceeds).toMatchObject({ fee: pesos(63), left: pesos(987) });
    expect(ledger.payments[0]?.releaseAt).not.toBeNull();
    here.shop.clock.advance(2 * hourMs);
    await readSettlements(here.shop.services);
    const day = shopDay(new Date(ledger.payments[0]?.releaseAt ?? ''));
    const { movements } = await here.admin.call(payouts.movements, { provider: 'mercado-pago', id: day });
    const own = movements.find(({ paymentId }) => paymentId === String(number));
    expect(own).toMatchObject({ order: { reference } });
    const { unmatched } = await here.admin.call(payouts.list, {});
    expect(
      unmatched.filter(({ order, paymentId }) => order?.reference === reference || paymentId === String(number)),
    ).toEqual([]);
  });

  test('that is looked at and refused after the order’s time ends it, and its page', async () => {
    const { reference, init_point, shirt } = await here.scene.atPage();
    await here.scene.loseNotices();
    const { id } = await here.scene.pay(init_point, 'CONT');
    await here.scene.later(31);
    expect(await here.scene.status(reference)).toBe('pending');
    await here.scene.control.movePayment(id, { status: 'rejected' });
    await here.scene.later(15);
    expect(await here.scene.status(reference)).toBe('rejected');
    expect(await here.scene.stock(shirt)).toBe(5);
    await expect(here.scene.pay(init_point, 'APRO')).rejects.toThrow('closed');
  });

  test('that comes when the units are gone goes back', async () => {
    const { reference, init_point, shirt } = await here.scene.atPage();
    await here.scene.loseNotices();
    const { id } = await here.scene.pay(init_point, 'CONT');
    await here.admin.call(orderDesk.setStatus, { payment_id: reference, status: 'failure', reason: 'sin stock' });
    const other = await here.shop.customer('apurada');
    await other.call(checkout.start, { cartItems: [shirt.line(5)] });
    await here.scene.control.movePayment(id, { status: 'approved' });
    await here.scene.later();
    expect(await here.scene.payments(reference)).toMatchObject([{ status: 'refunded', refund: 'done' }]);
    expect(await here.scene.refundsAtProvider(id)).toEqual(['approved 1050']);
  });
});
