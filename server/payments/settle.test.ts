import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderStatus } from '#contract/order-status.ts';
import { orderStep } from './order-step.ts';
import { isAllBack, problemOf, settle } from './settle.ts';
import type { KnownPayment } from './settle.ts';

const bill = { total: 10_000, currency: 'ARS' };
const minute = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * 60_000);

function payment(id: number, status: string, changes: Partial<KnownPayment> = {}): KnownPayment {
  return {
    id,
    status,
    amount: bill.total,
    refunded: 0,
    currency: 'ARS',
    approvedAt: status === 'approved' ? minute(id) : null,
    updatedAt: minute(id),
    refund: null,
    ...changes,
  };
}

describe('what payments amount to', () => {
  test.for([
    ['nothing', [], 'none'],
    ['one approved', [payment(1, 'approved')], 'paid'],
    ['one rejected', [payment(1, 'rejected')], 'rejected'],
    ['rejected, then approved', [payment(1, 'rejected'), payment(2, 'approved')], 'paid'],
    ['rejected, then under review', [payment(1, 'rejected'), payment(2, 'in_process')], 'review'],
    ['only cancelled', [payment(1, 'cancelled')], 'cancelled'],
    ['waiting for cash', [payment(1, 'pending')], 'review'],
    ['not captured', [payment(1, 'authorized')], 'review'],
    ['a status nobody knows', [payment(1, 'thinking')], 'review'],
    ['two cards', [payment(1, 'approved', { amount: 4000 }), payment(2, 'approved', { amount: 6000 })], 'paid'],
    ['the first of two cards', [payment(1, 'approved', { amount: 4000 })], 'partly'],
    ['a dispute', [payment(1, 'in_mediation', { approvedAt: minute(1) })], 'paid'],
    ['other money', [payment(1, 'approved', { currency: 'BRL' })], 'none'],
    ['too much', [payment(1, 'approved', { amount: 10_001 })], 'none'],
    ['money that was decided to go back', [payment(1, 'approved', { refund: 'due' })], 'none'],
  ] as const)('PAY-5 %s', ([, payments, kind]) => {
    expect(settle(bill, payments).verdict.kind).toBe(kind);
  });

  test('PAY-5 the first payment that was approved pays, a second one is surplus, whichever number is lower', () => {
    const settlement = settle(bill, [
      payment(7, 'approved', { approvedAt: minute(9) }),
      payment(8, 'approved', { approvedAt: minute(3) }),
    ]);
    expect(settlement).toMatchObject({ verdict: { kind: 'paid', by: [8] }, surplus: [7], shown: 8 });
  });

  test('PAY-5 a whole payment beside the first of two cards pays alone', () => {
    const half = payment(1, 'approved', { amount: 5000 });
    expect(settle(bill, [half, payment(2, 'approved')])).toMatchObject({ verdict: { by: [2] }, surplus: [1] });
  });
});

describe('what is left of money that came', () => {
  const paidBy = (refunded: number, changes: Partial<KnownPayment> = {}) =>
    settle(bill, [payment(1, 'approved', { refunded, ...changes })]).verdict;

  test('MEND-49 a payment that went back to the last cent is gone, and not one cent before', () => {
    expect(paidBy(bill.total)).toEqual({ kind: 'paid', by: [1], isGone: true });
    expect(paidBy(bill.total - 1)).toEqual({ kind: 'paid', by: [1], isGone: false });
    expect(paidBy(0)).toEqual({ kind: 'paid', by: [1], isGone: false });
  });

  test('MEND-49 of two cards one that went back whole leaves the other', () => {
    const cards = (first: number, second: number) => [
      payment(1, 'approved', { amount: 4000, refunded: first }),
      payment(2, 'approved', { amount: 6000, refunded: second }),
    ];
    expect(settle(bill, cards(4000, 5999)).verdict).toMatchObject({ kind: 'paid', isGone: false });
    expect(settle(bill, cards(4000, 6000)).verdict).toMatchObject({ kind: 'paid', isGone: true });
  });

  test('MEND-49 a second payment that went back whole is not sent back again', () => {
    const second = (refunded: number) => settle(bill, [payment(1, 'approved'), payment(2, 'approved', { refunded })]);
    expect(second(bill.total).surplus).toEqual([]);
    expect(second(bill.total - 1).surplus).toEqual([2]);
  });

  test('MEND-49 a part that went back whole leaves nothing to send back', () => {
    const part = (refunded: number) => settle(bill, [payment(1, 'approved', { amount: 4000, refunded })]);
    expect(part(4000)).toMatchObject({ verdict: { kind: 'none' }, surplus: [] });
    expect(part(3999)).toMatchObject({ verdict: { kind: 'partly', endsAs: 'failure' }, surplus: [1] });
  });
});

describe('MEND-50 what counts as money', () => {
  test.for(['approved', 'in_mediation', 'charged_back', 'refunded'])(
    '%s, even without the moment of approval',
    (status) => {
      expect(settle(bill, [payment(1, status, { approvedAt: null })]).verdict).toMatchObject({ kind: 'paid', by: [1] });
    },
  );

  test.for([
    ['thinking', 'paid'],
    ['authorized', 'review'],
    ['rejected', 'rejected'],
    ['cancelled', 'cancelled'],
  ] as const)('%s that was approved once is %s', ([status, kind]) => {
    expect(settle(bill, [payment(1, status, { approvedAt: minute(1) })]).verdict.kind).toBe(kind);
  });

  test.for([
    ['approved', 0, false],
    ['approved', 9_999, false],
    ['approved', 10_000, true],
    ['refunded', 0, true],
    ['charged_back', 0, true],
    ['in_mediation', 0, false],
  ] as const)('%s with %d given back: all is back is %s', ([status, refunded, expected]) => {
    expect(isAllBack(payment(1, status, { refunded }))).toBe(expected);
  });

  test.for([
    [{ amount: 0 }, 'amount'],
    [{ amount: -1 }, 'amount'],
    [{ amount: 1 }, null],
    [{ amount: 10_000 }, null],
    [{ amount: 10_001 }, 'amount'],
    [{ currency: 'USD' }, 'currency'],
  ] as const)('%o has the problem %s', ([changes, problem]) => {
    expect(problemOf(bill, payment(1, 'approved', changes))).toBe(problem);
  });

  test('of two payments of one moment the lower number pays', () => {
    const both = [payment(8, 'approved', { approvedAt: minute(3) }), payment(7, 'approved', { approvedAt: minute(3) })];
    expect(settle(bill, both)).toMatchObject({ verdict: { by: [7] }, surplus: [8], shown: 7 });
  });

  test('an order that nobody paid shows its latest attempt', () => {
    const attempts = [3, 9, 5].map((id) => payment(id, 'rejected'));
    expect(settle(bill, attempts).shown).toBe(9);
    expect(settle(bill, []).shown).toBeNull();
  });
});

/** A provider's life of one payment: when it starts, whether it is looked at first, how it ends and when. */
const life = fc.record({
  starts: fc.integer({ min: 0, max: 40 }),
  lasts: fc.integer({ min: 1, max: 40 }),
  isReviewed: fc.boolean(),
  ends: fc.constantFrom('approved', 'approved', 'rejected', 'cancelled'),
  amount: fc.constantFrom(10_000, 10_000, 10_000, 4000, 6000),
});

type Life = typeof life extends fc.Arbitrary<infer T> ? T : never;

/** What the provider says of all payments at a minute. */
function truthAt(lives: readonly Life[], at: number): KnownPayment[] {
  return lives.flatMap(({ starts, lasts, isReviewed, ends, amount }, place) => {
    const began = starts + place / 1000;
    const ended = began + lasts;
    if (at < began || (!isReviewed && at < ended)) return [];
    const isOver = at >= ended;
    const approvedAt = isOver && ends === 'approved' ? minute(ended) : null;
    const updatedAt = minute(isOver ? ended : began);
    return [payment(place + 1, isOver ? ends : 'in_process', { amount, approvedAt, updatedAt })];
  });
}

type Shop = { status: OrderStatus; payments: Map<number, KnownPayment>; moves: OrderStatus[]; shown: number | null };

const newShop = (): Shop => ({ status: 'pending', payments: new Map(), moves: [], shown: null });

/** The shop's step without a database: remembers, settles, moves. Units can always be taken again. */
function hear(shop: Shop, news: readonly KnownPayment[], isOver = false): Shop {
  const payments = new Map(shop.payments);
  for (const one of news) {
    const known = payments.get(one.id);
    if (!known || known.updatedAt <= one.updatedAt) payments.set(one.id, { ...one, refund: known?.refund ?? null });
  }
  const settlement = settle(bill, [...payments.values()]);
  const step = orderStep(shop.status, settlement, { giveUp: isOver ? 'expired' : undefined, isOver });
  for (const id of step.sendBack?.payments ?? []) {
    const owed = payments.get(id);
    if (owed) payments.set(id, { ...owed, refund: 'due' });
  }
  const status = step.move?.to ?? shop.status;
  return { status, payments, moves: step.move ? [...shop.moves, status] : shop.moves, shown: settlement.shown };
}

const kept = ({ payments }: Shop) =>
  [...payments.values()]
    .filter(({ status, refund }) => status === 'approved' && refund === null)
    .reduce((sum, { amount }) => sum + amount, 0);

const lives = fc.array(life, { maxLength: 5 });
const moments = fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 12 });
const theEnd = 100;

describe('news in any order, number and delay', () => {
  test('PAY-5 lead to the state that asking once at the end leads to', () => {
    fc.assert(
      fc.property(lives, moments, (all, heardAt) => {
        const end = truthAt(all, theEnd);
        const once = hear(newShop(), end, true);
        const often = [...heardAt.map((at) => truthAt(all, at)), end, end].reduce(
          (shop, news) => hear(shop, news),
          newShop(),
        );
        const settled = hear(often, end, true);
        expect(settled.status).toBe(once.status);
        expect(settled.shown).toBe(once.shown);
        expect(kept(settled)).toBe(kept(once));
      }),
      { numRuns: 3000 },
    );
  });

  test('PAY-5 never keep money without an order, nor approve an order without its money', () => {
    fc.assert(
      fc.property(lives, moments, (all, heardAt) => {
        const heard = heardAt.reduce((shop, at) => hear(shop, truthAt(all, at), at > 60), newShop());
        const shop = hear(heard, truthAt(all, theEnd), true);
        expect(kept(shop)).toBe(shop.status === 'approved' ? bill.total : 0);
      }),
      { numRuns: 3000 },
    );
  });

  test('PAY-5 approve an order once, and repeating the last news changes nothing', () => {
    fc.assert(
      fc.property(lives, moments, (all, heardAt) => {
        const shop = heardAt.reduce((before, at) => hear(before, truthAt(all, at)), newShop());
        expect(shop.moves.filter((to) => to === 'approved').length).toBeLessThanOrEqual(1);
        const last = truthAt(all, Math.max(0, ...heardAt));
        const again = hear(hear(shop, last), last);
        expect(hear(again, last)).toEqual(again);
      }),
      { numRuns: 3000 },
    );
  });
});
