import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { moneyOf } from '#contract/core/money/money.ts';
import { hourMs } from '#contract/core/time/units.ts';
import { manualOrders } from '#contract/sales/order-desk/manual-orders.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { paymentLinks } from '#contract/sales/payments/payment-links.ts';
import { openSpanishShop, type SpanishShop } from '#test/stripe/spanish-shop.ts';
import { opened } from '#test/opened-shop.ts';

const here = opened(openSpanishShop);
afterEach(async () => {
  await here.control.clearSwitches();
  await here.control.clearFaults();
});
const euros = (amount: number) => moneyOf(Math.round(amount * 100), 'EUR');
const lost = { scope: 'all', event: { lost: true } } as const;

/** A paid order, of which the shop has heard. */
async function paidOrder(how: Parameters<SpanishShop['pay']>[1] = {}) {
  const at = await here.atPage();
  const payment = await here.pay(at.session, how);
  await expect.poll(() => here.order(at.reference)).toMatchObject({ status: 'approved' });
  return { ...at, payment };
}

describe('PRICE-7 a Spanish shop', () => {
  test('sells by card and by Bizum, and says how each was paid and what is left', async () => {
    const card = await paidOrder();
    const total = (await here.order(card.reference)).total;
    expect(total.currency).toBe('EUR');
    expect(await here.ledger(card.reference)).toMatchObject({
      paid: total,
      payments: [{ id: card.payment.id, means: { kind: 'credit_card', name: 'Visa', digits: '4242' } }],
    });
    const [paid] = (await here.ledger(card.reference)).payments;
    expect((paid?.fee?.minor ?? 0) + (paid?.net?.minor ?? 0)).toBe(total.minor);
    const bizum = await paidOrder({ means: 'bizum', confirm: true });
    expect(await here.ledger(bizum.reference)).toMatchObject({
      payments: [{ means: { kind: 'transfer', name: 'Bizum' } }],
    });
  });

  test('keeps the order and its page open after a declined card, and shows the attempt once the page has ended', async () => {
    const at = await here.atPage();
    await here.pay(at.session, { card: '4000000000009995' });
    await expect.poll(async () => (await here.ledger(at.reference)).payments).toMatchObject([{ status: 'created' }]);
    expect(await at.person.call(orders.one, { key: at.reference })).toMatchObject({
      status: 'pending',
      isPayable: true,
    });
    await here.pay(at.session);
    await expect.poll(() => here.order(at.reference)).toMatchObject({ status: 'approved' });
    const { payments } = await here.ledger(at.reference);
    expect(payments.map(({ status }) => status).toSorted()).toEqual(['approved', 'rejected']);
  });

  test('lets a buyer who left the bank’s page come back to the same one', async () => {
    const at = await here.atPage();
    await here.pay(at.session, { card: '4000002500003155' });
    const back = await at.person.call(orders.record, { reference: at.reference });
    expect(back).toMatchObject({ status: 'pending', isPayable: true });
    const again = await at.person.call(checkout.start, { cartItems: [at.shirt.line(2)] });
    expect(again.init_point).toBe(at.url);
  });

  test('hears of the payment from the buyer’s return when no event arrives, and from the jobs', async () => {
    await here.control.setSwitch(lost);
    const one = await here.atPage();
    await here.pay(one.session);
    expect(await one.person.call(orders.record, { reference: one.reference })).toMatchObject({ status: 'approved' });
    const two = await here.atPage();
    await here.pay(two.session);
    await here.later();
    expect(await here.order(two.reference)).toMatchObject({ status: 'approved' });
  });

  test('ends the page with the order’s time: nobody pays for what is not held any more', async () => {
    const at = await here.atPage();
    await here.later(31);
    expect(await here.order(at.reference)).not.toMatchObject({ status: 'pending' });
    await expect(here.pay(at.session)).rejects.toThrow(/expired/);
    expect(await here.scene.stock(at.shirt)).toBe(10);
  });

  test('gives the buyer of a payment link another page when the first one has ended after a day', async () => {
    const shirt = await here.scene.product({ stock: 10, price: 2000 });
    const key = randomUUID();
    const cartItems = [shirt.line()];
    await here.owner.call(manualOrders.create, { key, cartItems, delivery: { what: 'counter' }, payment: 'link' });
    const token = (await here.scene.order(key)).trackingToken ?? '';
    const page = async () => (await here.shop.guest().call(paymentLinks.pay, { token })).init_point;
    const first = await page();
    expect(await page()).toBe(first);
    here.shop.clock.advance(25 * hourMs);
    const second = await page();
    expect(second).not.toBe(first);
    expect(await page()).toBe(second);
    await expect(here.pay(here.sessionIn(first))).rejects.toThrow(/expired/);
    await here.pay(here.sessionIn(second));
    await expect.poll(() => here.order(key)).toMatchObject({ status: 'approved' });
  });

  test('takes an event once, and no forged or old one', async () => {
    await here.control.setSwitch({ scope: 'all', event: { copies: 3 } });
    const { reference } = await paidOrder();
    expect((await here.scene.history(reference)).filter((move) => move.startsWith('approved'))).toHaveLength(1);
    await here.control.setSwitch({ scope: 'all', event: { signature: 'wrong' } });
    const at = await here.atPage();
    await here.pay(at.session);
    await expect.poll(async () => (await here.control.listDeliveries())[0]).toMatchObject({ lastStatus: 401 });
    expect(await here.scene.order(at.reference)).toMatchObject({ status: 'pending' });
  });

  test('refunds a part and the rest, once however often the provider is asked', async () => {
    const { reference, payment } = await paidOrder({ means: 'bizum', confirm: true });
    // The provider does the work, and its answer is lost.
    await here.control.injectFault({
      kind: 'drop',
      moment: 'after',
      method: 'POST',
      pathPrefix: '/v1/refunds',
      times: 3,
    });
    await here.refund(reference, { what: 'amount', amount: 10 });
    await here.later();
    expect(await here.ledger(reference)).toMatchObject({ givenBack: euros(10), refunds: [{ state: 'done' }] });
    expect((await here.official.refunds.list({ payment_intent: payment.id })).data).toHaveLength(1);
    await here.refund(reference);
    expect(await here.ledger(reference)).toMatchObject({ state: 'refunded', kept: euros(0) });
  });

  test('hears of a refund that the bank gives back after it was done: the money is the shop’s again', async () => {
    const { reference } = await paidOrder({ card: '4000000000005126' });
    await here.refund(reference);
    await expect
      .poll(() => here.ledger(reference))
      .toMatchObject({ state: 'paid', givenBack: euros(0), refunds: [{ state: 'refused' }] });
    const [refused] = (await here.ledger(reference)).refunds;
    expect(refused?.problem).toContain('se perdió o la robaron');
  });

  test('waits for a refund that takes its time', async () => {
    const { reference, payment } = await paidOrder({ card: '4000000000007726' });
    expect(await here.refund(reference)).toMatchObject({ refunds: [{ state: 'in_progress' }] });
    const [refund] = (await here.official.refunds.list({ payment_intent: payment.id })).data;
    await here.control.settleRefund(refund?.id ?? '');
    await expect.poll(() => here.ledger(reference)).toMatchObject({ state: 'refunded', refunds: [{ state: 'done' }] });
  });

  test.for([
    ['won', true, 'dispute_won'],
    ['lost', false, 'dispute_lost'],
  ] as const)('follows a dispute that is %s', async ([, isWon, state]) => {
    const { reference, payment } = await paidOrder({ card: '4000000000000259' });
    await expect.poll(() => here.ledger(reference)).toMatchObject({ state: 'disputed', disputes: [{ state: 'open' }] });
    const [found] = (await here.official.disputes.list({ payment_intent: payment.id })).data;
    await here.control.decideDispute(found?.id ?? '', isWon);
    await expect.poll(() => here.ledger(reference)).toMatchObject({ state });
  });
});
