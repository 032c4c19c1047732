import { expect, test } from 'vitest';
import { dayMs, hourMs } from '#contract/core/time/units.ts';
import { payouts } from '#contract/sales/payments/payouts.ts';
import { readSettlements } from '../settlements/read-settlements.service.ts';
import { openSpanishShop } from '#test/stripe/spanish-shop.ts';
import { opened } from '#test/opened-shop.ts';

const here = opened(openSpanishShop);
async function read() {
  here.shop.clock.advance(hourMs);
  await readSettlements(here.shop.services);
  return here.owner.call(payouts.list, {});
}

async function paidOrder() {
  const at = await here.atPage();
  const payment = await here.pay(at.session);
  await expect.poll(() => here.order(at.reference)).toMatchObject({ status: 'approved' });
  return { ...at, payment, total: (await here.order(at.reference)).total.minor };
}

async function feeOf(reference: string): Promise<number | undefined> {
  const { payments } = await here.ledger(reference);
  return payments[0]?.fee?.minor;
}

test('PRICE-9 what Stripe has not sent yet is listed by its day, then by the payout that has it, with refund and dispute', async () => {
  const [kept, returned, doubted] = [await paidOrder(), await paidOrder(), await paidOrder()];
  await here.refund(returned.reference, { what: 'amount', amount: 10 });
  const charge = doubted.payment.latest_charge ?? '';
  const { id: dispute } = await here.control.openDispute(charge);
  // The provider tells of it, and keeps its fee for it too.
  await expect.poll(() => feeOf(doubted.reference)).toBeGreaterThan(1500);
  const early = await read();
  expect(early.readings).toMatchObject([{ provider: 'stripe', hasPayouts: true, isLate: false }]);
  expect(early.payouts.map(({ state, sent }) => [state, sent])).toEqual([[null, null]]);
  const all = early.payouts[0]?.net.minor ?? 0;
  here.shop.clock.advance(4 * dayMs);
  const sent = await here.control.payOut();
  expect(sent.amount).toBe(all);
  const late = await read();
  expect(late.payouts).toHaveLength(1);
  const [payout] = late.payouts;
  expect(payout).toMatchObject({ id: sent.id, state: 'coming', count: 5, sent: { minor: all }, missing: { minor: 0 } });
  const { movements } = await here.owner.call(payouts.movements, { provider: 'stripe', id: sent.id });
  const of = (reference: string) =>
    movements.filter(({ order }) => order?.reference === reference).map(({ kind, gross }) => [kind, gross.minor]);
  expect(of(kept.reference)).toEqual([['payment', kept.total]]);
  expect(of(returned.reference).toSorted()).toEqual([
    ['payment', returned.total],
    ['refund', -1000],
  ]);
  expect(of(doubted.reference).toSorted()).toEqual([
    ['dispute', -doubted.total],
    ['payment', doubted.total],
  ]);
  expect(late.unmatched).toEqual([]);
  const { proceeds, payments } = await here.ledger(doubted.reference);
  const [paid] = payments;
  expect(paid?.releaseAt).not.toBeNull();
  expect(proceeds.left?.minor).toBe(-(paid?.fee?.minor ?? 0));
  await here.control.decideDispute(dispute, true);
  await expect
    .poll(async () => (await here.ledger(doubted.reference)).proceeds.left?.minor)
    .toBe(doubted.total - (paid?.fee?.minor ?? 0));
  here.shop.clock.advance(3 * dayMs);
  const arrived = await read();
  expect(arrived.payouts.map(({ state, missing }) => [state, missing.minor])).toEqual(
    expect.arrayContaining([
      ['paid', 0],
      [null, 0],
    ]),
  );
});

test('PRICE-9 an order that nothing went back of leaves what Stripe says', async () => {
  const { reference } = await paidOrder();
  const { proceeds, payments } = await here.ledger(reference);
  expect(proceeds.left?.minor).toBe(payments[0]?.net?.minor);
  expect(proceeds).toMatchObject({ withheld: { minor: 0 }, other: { minor: 0 } });
});
