import { afterEach, describe, expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import { refundScene } from '#test/refund-scene.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(refundScene, { losesNotices: true });

afterEach(async () => {
  await here.scene.control.clearFaults();
  await here.scene.control.clearSwitches();
  await here.scene.loseNotices();
});

const pesos = (amount: number) => shopMoney(amount * 100);
const byLines = (quantity: number) => ({ what: 'lines' as const, lines: [{ position: 0, quantity }] });

test('BACK-2 money that went back by itself is in the ledger too, and the order is paid', async () => {
  const { reference, payment } = await here.scene.paidOrder();
  const order = await here.scene.order(reference);
  // A second payment of the same order, which its buyer made on a page that was still open.
  const second = await fetch(`${here.shop.sandbox.url}/checkout/preferences`, {
    method: 'POST',
    headers: { authorization: 'Bearer TEST-access-token', 'content-type': 'application/json' },
    body: JSON.stringify({
      items: [{ title: 'Otra vez', quantity: 1, unit_price: order.total / 100 }],
      external_reference: reference,
    }),
  });
  const { id }: { id: string } = JSON.parse(await second.text());
  await here.scene.control.payPreference({ preference_id: id, cardholder: 'APRO' });
  await here.scene.notify(payment);
  await here.scene.later(1);
  await here.scene.later(10);
  expect(await here.scene.ledger(here.admin, reference)).toMatchObject({
    state: 'paid',
    paid: pesos(4100),
    givenBack: pesos(2050),
    kept: pesos(2050),
    refunds: [{ origin: 'automatic', state: 'done', reason: 'twice', actor: 'clock' }],
  });
  expect(await here.scene.order(reference)).toMatchObject({ moneyState: 'paid', returned: 0 });
  // What is refunded then is taken from the payment that paid the order.
  await here.scene.refund(here.admin, reference, { refund: { what: 'amount', amount: 50 } });
  expect(await here.scene.refundsAtProvider(payment)).toEqual(['approved 50']);
});

describe('BACK-2 the provider', () => {
  test('says no: the refund is refused with its reason, the money can be refunded again, and no unit returns twice', async () => {
    const { reference, shirt, payment } = await here.scene.paidOrder();
    // The seller gave back most of it in the provider's own panel, which the shop does not know yet.
    await here.scene.control.refundInPanel(payment, 1500);
    const ledger = await here.scene.refund(here.admin, reference, { refund: byLines(1) });
    expect(ledger.refunds.find(({ origin }) => origin === 'shop')).toMatchObject({
      state: 'refused',
      problem: 'el monto supera lo que queda del pago',
    });
    expect(await here.scene.stock(shirt)).toBe(9);
    expect(ledger.lines[0]).toMatchObject({ left: 2 });
    const next = await here.scene.ledger(here.admin, reference);
    expect(next).toMatchObject({ givenBack: pesos(1500), refundable: pesos(550) });
    await here.scene.refund(here.admin, reference);
    expect(await here.scene.stock(shirt)).toBe(10);
  });

  test('takes its time: in process is not given back, and its end is found without a notice', async () => {
    const { reference, payment } = await here.scene.paidOrder();
    await here.scene.control.setSwitch({ scope: 'next', refund: { status: 'in_process' } });
    const asked = await here.scene.refund(here.admin, reference);
    expect(asked).toMatchObject({
      state: 'paid',
      givenBack: pesos(0),
      inProcess: pesos(2050),
      refundable: pesos(0),
      refunds: [{ state: 'in_progress', settledAt: null }],
    });
    expect(await here.scene.refusal(here.admin, reference)).toMatchObject({ code: 'refund_nothing_left' });
    await here.scene.control.settleRefund(await here.scene.refundIdOf(payment), { status: 'approved' });
    await here.scene.later();
    expect(await here.scene.ledger(here.admin, reference)).toMatchObject({ state: 'refunded', inProcess: pesos(0) });
  });

  test('takes it and refuses it later: its reason is shown, and the money can be refunded again', async () => {
    const { reference, payment, shirt } = await here.scene.paidOrder();
    await here.scene.control.setSwitch({ scope: 'next', refund: { status: 'in_process' } });
    await here.scene.refund(here.admin, reference);
    const end = { status: 'rejected', reason: 'Insufficient balance' } as const;
    await here.scene.control.settleRefund(await here.scene.refundIdOf(payment), end);
    await here.scene.later();
    expect(await here.scene.ledger(here.admin, reference)).toMatchObject({
      state: 'paid',
      givenBack: pesos(0),
      inProcess: pesos(0),
      refundable: pesos(2050),
      refunds: [{ state: 'refused', problem: 'la cuenta no tiene saldo suficiente', settledAt: expect.any(String) }],
    });
    expect(await here.scene.refund(here.admin, reference)).toMatchObject({ state: 'refunded' });
    // The units went back once, with the first one.
    expect(await here.scene.stock(shirt)).toBe(10);
  });

  test.for([
    ['rejected', 'The card account is closed', 'The card account is closed'],
    ['rejected', 'Insufficient balance', 'la cuenta no tiene saldo suficiente'],
    ['refused', 'Insufficient balance', 'la cuenta no tiene saldo suficiente'],
  ] as const)('answers %s, %s: refused at once, with the reason', async ([status, reason, problem]) => {
    const { reference, payment } = await here.scene.paidOrder();
    await here.scene.control.setSwitch({ scope: 'next', refund: { status, reason } });
    const ledger = await here.scene.refund(here.admin, reference, { refund: { what: 'amount', amount: 100 } });
    expect(ledger).toMatchObject({ givenBack: pesos(0), inProcess: pesos(0), refundable: pesos(2050) });
    expect(ledger.refunds).toMatchObject([{ state: 'refused', problem }]);
    // The order's own news tells of it again, and changes nothing.
    await here.scene.notify(payment);
    expect((await here.scene.ledger(here.admin, reference)).refunds).toMatchObject([{ state: 'refused', problem }]);
  });

  test('refuses one that was asked for in its own panel: it is shown with the reason', async () => {
    const { reference, payment } = await here.scene.paidOrder();
    await here.scene.control.setSwitch({
      scope: 'next',
      refund: { status: 'rejected', reason: 'The card account is closed' },
    });
    await here.scene.control.refundInPanel(payment, 100);
    await here.scene.notify(payment);
    expect((await here.scene.ledger(here.admin, reference)).refunds).toMatchObject([
      { state: 'refused', origin: 'provider', problem: 'The card account is closed' },
    ]);
  });

  test('does not answer: the refund is asked for, and done once when it is back', async () => {
    const { reference, payment } = await here.scene.paidOrder();
    await here.scene.control.injectFault({ kind: 'status', status: 503, method: 'POST' });
    const asked = await here.scene.refund(here.admin, reference, { refund: { what: 'amount', amount: 100 } });
    expect(asked).toMatchObject({ refunds: [{ state: 'asked' }], inProcess: pesos(100), refundable: pesos(1950) });
    await here.scene.control.clearFaults();
    await here.scene.later();
    await here.scene.later();
    expect(await here.scene.ledger(here.admin, reference)).toMatchObject({
      refunds: [{ state: 'done' }],
      inProcess: pesos(0),
    });
    expect(await here.scene.refundsAtProvider(payment)).toEqual(['approved 100']);
  });

  test('refunds and its answer is lost: asked again it refunds nothing more', async () => {
    const { reference, payment } = await here.scene.paidOrder();
    await here.scene.control.injectFault({ kind: 'drop', moment: 'after', method: 'POST', times: 3 });
    const asked = await here.scene.refund(here.admin, reference, { refund: { what: 'amount', amount: 100 } });
    expect(asked.refunds).toMatchObject([{ state: 'asked' }]);
    // Its own notice tells of a refund that the shop may have made: it is not taken for another one.
    await here.scene.notify(payment);
    expect((await here.scene.ledger(here.admin, reference)).refunds).toHaveLength(1);
    await here.scene.later();
    expect(await here.scene.ledger(here.admin, reference)).toMatchObject({
      givenBack: pesos(100),
      inProcess: pesos(0),
      refunds: [{ state: 'done' }],
    });
    expect(await here.scene.refundsAtProvider(payment)).toEqual(['approved 100']);
  });
});

test('BACK-2 money that goes back by itself is asked for again after a refusal, at pauses that grow', async () => {
  const person = await here.shop.customer('tarde');
  const shirt = await here.scene.product({ stock: 1, price: 95_000 });
  const { init_point, reference } = await person.call(checkout.start, { cartItems: [shirt.line()] });
  await here.scene.pay(init_point, 'APRO', 400);
  await here.scene.control.setSwitch({ scope: 'all', refund: { status: 'in_process' } });
  await here.scene.later(31);
  const [paid] = await here.scene.payments(reference);
  const payment = Number(paid?.id);
  expect(await here.scene.refundsAtProvider(payment)).toEqual(['in_process 400']);
  await here.scene.later();
  expect(await here.scene.refundsAtProvider(payment)).toHaveLength(1);
  await here.scene.control.settleRefund(await here.scene.refundIdOf(payment), { status: 'rejected' });
  await here.scene.later();
  await here.scene.later();
  expect(await here.scene.refundsAtProvider(payment)).toEqual(['rejected 400', 'in_process 400']);
  await here.scene.control.settleRefund(await here.scene.refundIdOf(payment), { status: 'approved' });
  await here.scene.later();
  await here.scene.later();
  expect(await here.scene.payments(reference)).toMatchObject([{ refund: 'done', refundReason: 'partial' }]);
  expect(await here.scene.ledger(here.admin, reference)).toMatchObject({
    state: 'refunded',
    refunds: [{ state: 'done' }, { state: 'refused' }],
  });
});
