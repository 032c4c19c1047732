import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moneyOf, shopMoney } from '#contract/core/money/money.ts';
import {
  disputeStates,
  orderMoney,
  paymentsMoney,
  refundOfUnits,
  refundStates,
  takeFrom,
  unitsLeft,
  type Ledger,
  type LedgerDispute,
  type LedgerPayment,
  type LedgerRefund,
} from './order-money.ts';
import { price, subtotalOf } from '../checkout/pricing.ts';

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

const currencies = fc.constantFrom('ARS', 'EUR', 'CLP', 'PYG');

/** An order with a discount, and the units of its refunds, one by one, of which the provider refuses some. */
const sold = fc
  .array(fc.record({ price: fc.integer({ min: 0, max: 9_999_999 }), quantity: fc.integer({ min: 1, max: 9 }) }), {
    minLength: 1,
    maxLength: 6,
  })
  .chain((lines) =>
    fc.record({
      lines: fc.constant(lines),
      currency: currencies,
      discount: fc.integer({ min: 0, max: lines.reduce((all, line) => all + line.price * line.quantity, 0) }),
      shipping: fc.integer({ min: 0, max: 99_999 }),
      steps: fc.array(
        fc.record({ position: fc.nat(5), units: fc.integer({ min: 1, max: 9 }), isRefused: fc.boolean() }),
        { maxLength: 20 },
      ),
    }),
  );

test('BACK-2 DESK-4 the units of an order and its delivery give back in any order exactly what was paid, and never more', () => {
  fc.assert(
    fc.property(sold, ({ lines: bought, currency, discount, shipping, steps }) => {
      const money = (minor: number) => moneyOf(minor, currency);
      const priced = bought.map((line) => ({ currentPrice: money(line.price), quantity: line.quantity }));
      const cheaper = discount === 0 ? [] : [{ line: null, amount: money(-discount) }];
      const costs = price(priced, money(shipping), cheaper);
      const { total: due, shipping: delivery } = costs;
      const goods = subtotalOf(priced, money(0)).minor - discount;
      let live: { position: number; units: number; amount: number }[] = [];
      const lines = () =>
        costs.lines.map((line, position) => {
          const own = live.filter((one) => one.position === position);
          return {
            position,
            quantity: line.quantity,
            paid: line.paid,
            refunded: own.reduce((sum, { units }) => sum + units, 0),
            given: money(own.reduce((sum, { amount }) => sum + amount, 0)),
          };
        });
      const given = () => live.reduce((sum, { amount }) => sum + amount, 0);
      for (const { position, units: asked, isRefused } of steps) {
        const line = lines().find((one) => one.position === position);
        const units = line ? Math.min(asked, unitsLeft(line)) : 0;
        const amount = refundOfUnits(lines(), new Map([[position, units]]), currency).minor;
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(given() + amount).toBeLessThanOrEqual(goods);
        live.push({ position, units, amount });
        // The provider refuses the oldest one, after the others were asked for.
        if (isRefused) live = live.slice(1);
      }
      for (const line of lines()) {
        const units = unitsLeft(line);
        const back = refundOfUnits(lines(), new Map([[line.position, units]]), currency);
        live.push({ position: line.position, units, amount: back.minor });
      }
      expect(given()).toBe(goods);
      const payments = [{ key: 'a', amount: due, returned: money(given() + delivery.minor), isSurplus: false }];
      const { refundable, state } = orderMoney({ total: due, payments, refunds: [], disputes: [] });
      expect(refundable.minor).toBe(0);
      // Nothing goes back of an order that cost nothing.
      expect(state).toBe(due.minor > 0 ? 'refunded' : 'paid');
    }),
  );
});

test('BACK-2 the last units of an order whose refunds were rounded down before give back the missing cents', () => {
  const line = { position: 0, quantity: 3, paid: shopMoney(9666), refunded: 3, given: shopMoney(9663) };
  const other = { position: 1, quantity: 2, paid: shopMoney(19_331), refunded: 1, given: shopMoney(9665) };
  expect(refundOfUnits([line, other], new Map([[1, 1]]), 'ARS')).toEqual(shopMoney(9669));
  expect(refundOfUnits([line, other], new Map(), 'ARS')).toEqual(shopMoney(0));
});
