import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { audit } from '#contract/office/audit-desk.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { orderRefunds } from '#contract/sales/payments/order-refunds.ts';
import { refundScene } from '#test/refund-scene.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(refundScene, { losesNotices: true });

afterEach(async () => {
  await here.scene.control.clearFaults();
  await here.scene.control.clearSwitches();
  await here.scene.loseNotices();
});

const pesos = (amount: number) => shopMoney(amount * 100);
const byLines = (quantity: number, restock = true) => ({
  what: 'lines' as const,
  lines: [{ position: 0, quantity, restock }],
});

describe('BACK-2 a refund', () => {
  test('of all gives back all that was paid, and puts the units back', async () => {
    const { reference, shirt, payment, person } = await here.scene.paidOrder();
    const ledger = await here.scene.refund(here.admin, reference, { reason: 'falla en la tela' });
    expect(ledger).toMatchObject({
      state: 'refunded',
      paid: pesos(2050),
      givenBack: pesos(2050),
      kept: pesos(0),
      refundable: pesos(0),
      refunds: [{ state: 'done', origin: 'shop', actor: 'admin:jefa', reason: 'falla en la tela', problem: null }],
      lines: [{ quantity: 2, left: 0 }],
    });
    expect(await here.scene.refundsAtProvider(payment)).toEqual(['approved 2050']);
    expect(await here.scene.stock(shirt)).toBe(10);
    expect(await person.call(orders.one, { key: reference })).toMatchObject({
      status: 'approved',
      moneyState: 'refunded',
      refunds: [{ amount: pesos(2050), state: 'done' }],
    });
    const log = await here.admin.call(audit.list, { action: 'order.refund' });
    expect(log.entries[0]).toMatchObject({ after: { amount: 2050, units: 2, reason: 'falla en la tela' } });
  });

  test('by lines gives back their price, and leaves in the shop what is not to be restocked', async () => {
    const { reference, shirt } = await here.scene.paidOrder();
    const first = await here.scene.refund(here.admin, reference, { refund: byLines(1, false) });
    expect(first).toMatchObject({
      state: 'partly_refunded',
      givenBack: pesos(1000),
      kept: pesos(1050),
      lines: [{ left: 1 }],
    });
    expect(await here.scene.stock(shirt)).toBe(8);
    await here.scene.refund(here.admin, reference, { refund: byLines(1) });
    expect(await here.scene.stock(shirt)).toBe(9);
    expect(await here.scene.order(reference)).toMatchObject({ moneyState: 'partly_refunded', returned: 200_000 });
  });

  test('by amount moves no units, and the rest can be refunded afterwards', async () => {
    const { reference, shirt, payment } = await here.scene.paidOrder();
    await here.scene.refund(here.admin, reference, { refund: { what: 'amount', amount: 50.5 } });
    expect(await here.scene.stock(shirt)).toBe(8);
    const rest = await here.scene.refund(here.admin, reference, {
      refund: { what: 'all', lines: [{ position: 0, restock: false }] },
    });
    expect(rest).toMatchObject({ state: 'refunded', kept: pesos(0), lines: [{ left: 0 }] });
    expect(await here.scene.stock(shirt)).toBe(8);
    expect(await here.scene.refundsAtProvider(payment)).toEqual(['approved 50.5', 'approved 1999.5']);
  });

  test('of an order that two cards paid takes from both', async () => {
    const { reference, payments } = await here.scene.paidOrder({ cards: [400, undefined] });
    await here.scene.refund(here.admin, reference, { refund: { what: 'amount', amount: 1000 } });
    const given = await Promise.all(payments.map(({ id }) => here.scene.refundsAtProvider(id)));
    expect(given.flat().toSorted()).toEqual(['approved 400', 'approved 600']);
    expect(await here.scene.ledger(here.admin, reference)).toMatchObject({
      kept: pesos(1050),
      state: 'partly_refunded',
    });
  });

  test('is the same one for the same key, also for another order', async () => {
    const { reference, payment } = await here.scene.paidOrder();
    const other = await here.scene.paidOrder();
    const key = randomUUID();
    const asked = { key, refund: { what: 'amount', amount: 10 } } as const;
    await here.scene.refund(here.admin, reference, asked);
    const again = await here.scene.refund(here.admin, reference, { ...asked, refund: { what: 'all' } });
    expect(again.refunds).toHaveLength(1);
    expect(await here.scene.refundsAtProvider(payment)).toEqual(['approved 10']);
    expect(await here.scene.refusal(here.admin, other.reference, asked)).toMatchObject({ code: 'refund_key_used' });
    expect(await here.scene.refundsAtProvider(other.payment)).toEqual([]);
  });
});

describe('BACK-2 what is refused', () => {
  test.for([
    [{ what: 'amount', amount: 2050.01 }, 'refund_too_much', 'quedan $ 2.050,00'],
    [byLines(3), 'refund_units', 'quedan 2 unidades'],
    [{ what: 'lines', lines: [{ position: 7, quantity: 1 }] }, 'refund_line_unknown', 'no está en esta orden'],
    [{ what: 'amount', amount: 0 }, 'invalid', 'Revise'],
    [{ what: 'lines', lines: [] }, 'invalid', 'Revise'],
  ] as const)('%o: %s', async ([refund, code, words]) => {
    const { reference, payment, shirt } = await here.scene.paidOrder();
    const refused = await here.scene.refusal(here.admin, reference, {
      refund: refund.what === 'lines' ? { what: 'lines', lines: [...refund.lines] } : refund,
    });
    expect(refused.code).toBe(code);
    expect(refused.detail.replaceAll('\u00A0', ' ')).toContain(words);
    expect(await here.scene.refundsAtProvider(payment)).toEqual([]);
    expect(await here.scene.stock(shirt)).toBe(8);
  });

  test('more than what is left after another refund, and a second full one', async () => {
    const { reference } = await here.scene.paidOrder();
    await here.scene.refund(here.admin, reference, { refund: byLines(1) });
    expect(await here.scene.refusal(here.admin, reference, { refund: byLines(2) })).toMatchObject({
      code: 'refund_units',
    });
    await here.scene.refund(here.admin, reference);
    expect(await here.scene.refusal(here.admin, reference)).toMatchObject({ code: 'refund_nothing_left' });
  });

  test('anything while a dispute is open, by the sentence that says so', async () => {
    const { reference, payment } = await here.scene.paidOrder();
    await here.scene.control.movePayment(payment, { status: 'in_mediation' });
    await here.scene.notify(payment);
    const refused = await here.scene.refusal(here.admin, reference);
    expect(refused.code).toBe('refund_disputed');
    expect(refused.detail).toContain('disputa');
  });

  test('an order that nobody paid, while it waits and after it ended', async () => {
    const person = await here.shop.customer('nobody');
    const shirt = await here.scene.product();
    const { reference } = await person.call(checkout.start, { cartItems: [shirt.line()] });
    expect(await here.scene.refusal(here.admin, reference)).toMatchObject({ code: 'refund_pending' });
    await person.call(orders.cancel, { reference });
    expect(await here.scene.refusal(here.admin, reference)).toMatchObject({ code: 'refund_nothing_left' });
    expect(await here.scene.ledger(here.admin, reference)).toMatchObject({ state: 'unpaid', paid: pesos(0) });
  });

  test('an order that does not exist, and anybody but administrators', async () => {
    const { reference, person } = await here.scene.paidOrder();
    const pending = await person.refusal(orderRefunds.refund, {
      reference,
      key: randomUUID(),
      refund: { what: 'all' },
    });
    expect(pending.code).toBe('not_allowed');
    expect((await person.refusal(orderRefunds.ledger, { reference })).code).toBe('not_allowed');
    expect((await here.scene.refusal(here.admin, randomUUID())).code).toBe('order_not_found');
    expect((await here.admin.refusal(orderRefunds.ledger, { reference: randomUUID() })).code).toBe('order_not_found');
  });
});
