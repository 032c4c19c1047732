import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayMs } from '#contract/core/time/units.ts';
import { paymentAnswer } from './answers.ts';
import { movementsOf, settlementsOf, type SearchRange } from './settlements.ts';

const approved = '2026-11-20T10:00:00.000-03:00';
const released = '2026-11-30T10:00:00.000-03:00';

/** A payment of 1000 pesos as the provider says it: 60 of fee, 25 of taxes. */
function answer(changes: Readonly<Record<string, unknown>> = {}, back = { fee: 0, tax: 0 }) {
  return paymentAnswer.parse({
    id: 77,
    status: 'approved',
    status_detail: 'accredited',
    transaction_amount: 1000,
    currency_id: 'ARS',
    date_created: approved,
    date_approved: approved,
    date_last_updated: approved,
    money_release_date: released,
    transaction_details: { net_received_amount: 915 },
    fee_details: [{ type: 'mercadopago_fee', fee_payer: 'collector', amount: 60 }],
    charges_details: [
      { type: 'fee', accounts: { from: 'collector' }, amounts: { original: 60, refunded: back.fee } },
      { type: 'tax', accounts: { from: 'collector' }, amounts: { original: 25, refunded: back.tax } },
    ],
    ...changes,
  });
}

const told = (one: ReturnType<typeof answer>) =>
  movementsOf(one).map(({ id, kind, gross, fee, withheld, net }) => {
    return [id, kind, ...[gross, fee, withheld, net].map(({ minor }) => minor)];
  });

test('PRICE-9 an account tells what changed since a time and what is released after it, each once, and nothing of another account', async () => {
  const since = new Date('2026-11-15T00:00:00Z');
  const asked: Parameters<SearchRange>[0][] = [];
  const own = { collector_id: 5, live_mode: true };
  const settlements = await settlementsOf(
    async (range) => {
      asked.push(range);
      const both = answer({ id: 1, ...own });
      return range.field === 'date_last_updated'
        ? [
            both,
            answer({ id: 2, ...own }),
            answer({ id: 3, collector_id: 6 }),
            answer({ id: 4, ...own, live_mode: false }),
          ]
        : [both, answer({ id: 5, ...own })];
    },
    { collectorId: 5, isLive: true },
    since,
  );
  expect(settlements.whole).toEqual(['1', '2', '5']);
  expect(settlements.movements.map(({ id }) => id)).toEqual(['1', '2', '5']);
  expect(asked.map(({ field, from }) => [field, from])).toEqual([
    ['date_last_updated', since],
    ['money_release_date', since],
  ]);
  for (const { to } of asked) expect(to.getTime()).toBeGreaterThan(since.getTime() + 365 * dayMs);
});

test('PRICE-9 a payment moves its amount, and its fee and taxes are taken of it', () => {
  expect(told(answer())).toEqual([['77', 'payment', 100_000, 6000, 2500, 91_500]]);
  expect(movementsOf(answer())[0]).toMatchObject({ at: new Date(approved), releaseAt: new Date(released) });
});

test('PRICE-9 refunds take back, with what they gave back of fee and taxes, at their own time and not before the release', () => {
  const refund = (id: number, amount: number, status: string, date_created: string) => {
    return { id, amount, status, date_created };
  };
  const late = '2026-12-05T10:00:00.000-03:00';
  const refunds = [
    refund(1, 200, 'approved', '2026-11-22T10:00:00.000-03:00'),
    refund(2, 100, 'approved', late),
    refund(3, 50, 'in_process', late),
    refund(4, 50, 'rejected', late),
  ];
  const given = answer({ refunds, transaction_amount_refunded: 300 }, { fee: 18, tax: 0.01 });
  expect(told(given)).toEqual([
    ['77', 'payment', 100_000, 6000, 2500, 91_500],
    ['77-1', 'refund', -20_000, -1200, -1, -18_799],
    ['77-2', 'refund', -10_000, -600, 0, -9400],
  ]);
  expect(movementsOf(given).map(({ releaseAt }) => releaseAt)).toEqual([
    new Date(released),
    new Date(released),
    new Date(late),
  ]);
});

test.each([
  ['in_mediation', 'pending', 'dispute'],
  ['charged_back', 'in_process', 'dispute'],
  ['charged_back', 'settled', 'dispute'],
  ['charged_back', 'reimbursed', undefined],
  ['refunded', 'by_admin', 'refund'],
  ['approved', 'accredited', undefined],
])('PRICE-9 %s/%s takes all that is left: %s', (status, status_detail, kind) => {
  const [, back] = movementsOf(answer({ status, status_detail }));
  expect([back?.kind, back?.gross.minor]).toEqual(kind ? [kind, -100_000] : [undefined, undefined]);
});

test.each(['pending', 'rejected', 'authorized'])('PRICE-9 one that is %s moves nothing', (status) => {
  const date_approved = status === 'authorized' ? approved : null;
  expect(movementsOf(answer({ status, date_approved }))).toEqual([]);
});

test('PRICE-9 what went back of fee and taxes is shared among refunds to the cent', () => {
  const cents = fc.integer({ min: 1, max: 30_000 });
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 3 }), fc.nat(6000), fc.nat(2500), (amounts, fee, tax) => {
      const refunds = amounts.map((minor, id) => ({
        id,
        amount: minor / 100,
        status: 'approved',
        date_created: released,
      }));
      const all = movementsOf(answer({ refunds }, { fee: fee / 100, tax: tax / 100 }));
      const total = (part: 'gross' | 'fee' | 'withheld' | 'net') => all.reduce((sum, one) => sum + one[part].minor, 0);
      expect([total('fee'), total('withheld')]).toEqual([6000 - fee, 2500 - tax]);
      expect(total('gross')).toBe(100_000 - amounts.reduce((sum, one) => sum + one, 0));
      expect(total('net')).toBe(total('gross') - total('fee') - total('withheld'));
    }),
  );
});
