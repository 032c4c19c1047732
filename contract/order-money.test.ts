import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shopMoney } from './money.ts';
import { disputeStates, orderMoney, paymentsMoney, refundStates, takeFrom, unitsLeft } from './order-money.ts';
import type { Ledger, LedgerDispute, LedgerPayment, LedgerRefund } from './order-money.ts';

const total = shopMoney(10_000);

const paid = (key: string, changes: Partial<LedgerPayment> = {}): LedgerPayment => ({
  key,
  amount: total,
  returned: shopMoney(0),
  isSurplus: false,
  ...changes,
});

const ledger = (changes: Partial<Ledger>): Ledger => ({ total, payments: [], refunds: [], disputes: [], ...changes });
const half = shopMoney(5000);

describe('BACK-3 the state of an order’s money', () => {
  test.for([
    ['nothing was paid', {}, 'unpaid'],
    ['a part was paid', { payments: [paid('a', { amount: half })] }, 'unpaid'],
    ['the total was paid', { payments: [paid('a')] }, 'paid'],
    ['two cards paid it', { payments: [paid('a', { amount: half }), paid('b', { amount: half })] }, 'paid'],
    ['a refund is asked for', { payments: [paid('a')], refunds: [refund('asked')] }, 'paid'],
    ['a refund was refused', { payments: [paid('a')], refunds: [refund('refused')] }, 'paid'],
    ['a half went back', { payments: [paid('a', { returned: half })], refunds: [refund('done')] }, 'partly_refunded'],
    ['all went back', { payments: [paid('a', { returned: total })] }, 'refunded'],
    ['a second payment went back', { payments: [paid('a'), paid('b', { isSurplus: true, returned: total })] }, 'paid'],
    ['late money went back', { payments: [paid('b', { isSurplus: true, returned: total })] }, 'refunded'],
    ['a dispute is open', { payments: [paid('a', { returned: total })], disputes: [dispute('open')] }, 'disputed'],
    ['a dispute was lost', { payments: [paid('a', { returned: total })], disputes: [dispute('lost')] }, 'dispute_lost'],
    ['a dispute was won', { payments: [paid('a')], disputes: [dispute('won')] }, 'dispute_won'],
    [
      'all was refunded after a dispute was won',
      { payments: [paid('a', { returned: total })], disputes: [dispute('won')] },
      'refunded',
    ],
  ] as const)('%s: %s', ([, changes, state]) => {
    expect(orderMoney(ledger(changes)).state).toBe(state);
  });

  function refund(state: LedgerRefund['state']): LedgerRefund {
    return { payment: 'a', amount: half, state };
  }
  function dispute(state: LedgerDispute['state']): LedgerDispute {
    return { payment: 'a', state };
  }
});

test('BACK-2 while a dispute is open all that is left of its payment is held, and nothing of it can be refunded', () => {
  const money = orderMoney(
    ledger({
      payments: [paid('a', { returned: total })],
      refunds: [{ payment: 'a', amount: shopMoney(3000), state: 'done' }],
      disputes: [{ payment: 'a', state: 'open' }],
    }),
  );
  expect(money).toMatchObject({
    paid: total,
    givenBack: shopMoney(3000),
    disputed: shopMoney(7000),
    kept: shopMoney(7000),
    refundable: shopMoney(0),
  });
});

const amounts = fc.integer({ min: 1, max: 20_000 }).map(shopMoney);
const keys = fc.constantFrom('a', 'b', 'c');
const entries = fc.record({
  payments: fc.uniqueArray(
    fc.record({
      key: keys,
      amount: amounts,
      returned: fc.integer({ min: 0, max: 30_000 }).map(shopMoney),
      isSurplus: fc.boolean(),
    }),
    { selector: ({ key }) => key },
  ),
  refunds: fc.array(fc.record({ payment: keys, amount: amounts, state: fc.constantFrom(...refundStates) })),
  disputes: fc.uniqueArray(fc.record({ payment: keys, state: fc.constantFrom(...disputeStates) }), {
    selector: ({ payment }) => payment,
  }),
});

test('BACK-2 what is kept is what was paid less what was given back, and never less than nothing', () => {
  fc.assert(
    fc.property(entries, (given) => {
      const money = orderMoney({ total, ...given });
      const { paid: all, givenBack, inProcess, disputed, kept, refundable, returned } = money;
      expect(kept.minor).toBe(all.minor - givenBack.minor);
      expect(kept.minor).toBe(inProcess.minor + disputed.minor + refundable.minor);
      for (const one of [givenBack, inProcess, disputed, kept, refundable, returned]) {
        expect(one.minor).toBeGreaterThanOrEqual(0);
      }
      expect(returned.minor).toBeLessThanOrEqual(Math.min(total.minor, givenBack.minor));
    }),
  );
});

test('BACK-2 the order of the entries changes nothing', () => {
  fc.assert(
    fc.property(entries, ({ payments, refunds, disputes }) => {
      const turned = {
        payments: payments.toReversed(),
        refunds: refunds.toReversed(),
        disputes: disputes.toReversed(),
      };
      expect(orderMoney({ total, ...turned })).toEqual(orderMoney({ total, payments, refunds, disputes }));
    }),
  );
});

/** What happens to a payment at the provider and in the shop, in any order. */
const acts = fc.array(
  fc.record({
    asks: fc.integer({ min: 1, max: 15_000 }),
    ends: fc.constantFrom('asked', 'in_progress', 'done', 'refused'),
    repeats: fc.boolean(),
  }),
  { maxLength: 20 },
);

test('BACK-2 never more is refunded than was paid, however often and in whatever order it is asked', () => {
  fc.assert(
    fc.property(acts, fc.array(amounts, { minLength: 1, maxLength: 2 }), (asked, cards) => {
      let refunds: LedgerRefund[] = [];
      const known = () => ledger({ payments: cards.map((amount, at) => paidBy(String(at), amount)), refunds });
      const paidBy = (key: string, amount: typeof total) => {
        const done = refunds.filter(({ payment, state }) => payment === key && state === 'done');
        return paid(key, { amount, returned: shopMoney(done.reduce((sum, one) => sum + one.amount.minor, 0)) });
      };
      for (const { asks, ends, repeats } of asked) {
        for (let turn = 0; turn < (repeats ? 2 : 1); turn += 1) {
          const parts = takeFrom(paymentsMoney(known()), shopMoney(asks)) ?? [];
          refunds = [...refunds, ...parts.map(({ key, amount }) => ({ payment: key, amount, state: ends }))];
        }
      }
      const allPaid = cards.reduce((sum, { minor }) => sum + minor, 0);
      const spent = refunds.filter(({ state }) => state !== 'refused').reduce((sum, one) => sum + one.amount.minor, 0);
      expect(spent).toBeLessThanOrEqual(allPaid);
      expect(orderMoney(known()).refundable.minor).toBe(allPaid - spent);
    }),
  );
});

test('BACK-2 a line has as many units left to refund as were bought and not refunded', () => {
  expect(unitsLeft({ quantity: 3, refunded: 0 })).toBe(3);
  expect(unitsLeft({ quantity: 3, refunded: 3 })).toBe(0);
  expect(unitsLeft({ quantity: 3, refunded: 4 })).toBe(0);
});
