import { describe, expect, test } from 'vitest';
import { asked, bill, judged, knownPayment as payment, minute, paymentKey as key } from '#test/known-payments.ts';
import { isAllBack, problemOf, settle } from './settle.ts';

describe('what payments amount to', () => {
  test.for([
    ['nothing', [], 'none'],
    ['one approved', [payment(1, 'approved')], 'paid'],
    ['one rejected', [payment(1, 'rejected')], 'rejected'],
    ['rejected, then approved', [payment(1, 'rejected'), payment(2, 'approved')], 'paid'],
    ['rejected, then under review', [payment(1, 'rejected'), payment(2, 'pending')], 'review'],
    ['only cancelled', [payment(1, 'cancelled')], 'cancelled'],
    ['waiting for cash', [payment(1, 'pending')], 'review'],
    ['one that nobody tried to pay with', [payment(1, 'created')], 'none'],
    ['two cards', [payment(1, 'approved', { amount: 4000 }), payment(2, 'approved', { amount: 6000 })], 'paid'],
    ['the first of two cards', [payment(1, 'approved', { amount: 4000 })], 'partly'],
    ['a dispute', [payment(1, 'disputed', { approvedAt: minute(1) })], 'paid'],
    ['other money', [payment(1, 'approved', { currency: 'BRL' })], 'none'],
    ['too much', [payment(1, 'approved', { amount: 10_001 })], 'none'],
    ['money that was decided to go back', [payment(1, 'approved', { refund: 'due' })], 'none'],
  ] as const)('PAY-5 %s', ([, payments, kind]) => {
    expect(judged(bill, payments).verdict.kind).toBe(kind);
  });

  test('PAY-5 the first payment that was approved pays, a second one is surplus, whichever number is lower', () => {
    const settlement = judged(bill, [
      payment(7, 'approved', { approvedAt: minute(9) }),
      payment(8, 'approved', { approvedAt: minute(3) }),
    ]);
    expect(settlement).toMatchObject({ verdict: { kind: 'paid', by: [key(8)] }, surplus: [key(7)], shown: '8' });
  });

  test('PAY-5 a whole payment beside the first of two cards pays alone', () => {
    const half = payment(1, 'approved', { amount: 5000 });
    expect(judged(bill, [half, payment(2, 'approved')])).toMatchObject({
      verdict: { by: [key(2)] },
      surplus: [key(1)],
    });
  });
});

describe('what is left of money that came', () => {
  const paidBy = (refunded: number, changes: Parameters<typeof payment>[2] = {}) =>
    judged(bill, [payment(1, 'approved', { refunded, ...changes })]).verdict;

  test('MEND-49 a payment that went back to the last cent is gone, and not one cent before', () => {
    expect(paidBy(asked.total)).toEqual({ kind: 'paid', by: [key(1)], isGone: true });
    expect(paidBy(asked.total - 1)).toEqual({ kind: 'paid', by: [key(1)], isGone: false });
    expect(paidBy(0)).toEqual({ kind: 'paid', by: [key(1)], isGone: false });
  });

  test('MEND-49 of two cards one that went back whole leaves the other', () => {
    const cards = (first: number, second: number) => [
      payment(1, 'approved', { amount: 4000, refunded: first }),
      payment(2, 'approved', { amount: 6000, refunded: second }),
    ];
    expect(judged(bill, cards(4000, 5999)).verdict).toMatchObject({ kind: 'paid', isGone: false });
    expect(judged(bill, cards(4000, 6000)).verdict).toMatchObject({ kind: 'paid', isGone: true });
  });

  test('MEND-49 a second payment that went back whole is not sent back again', () => {
    const second = (refunded: number) => judged(bill, [payment(1, 'approved'), payment(2, 'approved', { refunded })]);
    expect(second(asked.total).surplus).toEqual([]);
    expect(second(asked.total - 1).surplus).toEqual([key(2)]);
  });

  test('MEND-49 a part that went back whole leaves nothing to send back', () => {
    const part = (refunded: number) => judged(bill, [payment(1, 'approved', { amount: 4000, refunded })]);
    expect(part(4000)).toMatchObject({ verdict: { kind: 'none' }, surplus: [] });
    expect(part(3999)).toMatchObject({ verdict: { kind: 'partly', endsAs: 'failure' }, surplus: [key(1)] });
  });
});

describe('MEND-50 what counts as money', () => {
  test.for(['approved', 'disputed', 'refunded'] as const)('%s, even without the moment of approval', (status) => {
    expect(judged(bill, [payment(1, status, { approvedAt: null })]).verdict).toMatchObject({
      kind: 'paid',
      by: [key(1)],
    });
  });

  test.for([
    ['pending', 'paid'],
    ['rejected', 'rejected'],
    ['cancelled', 'cancelled'],
  ] as const)('%s that was approved once is %s', ([status, kind]) => {
    expect(judged(bill, [payment(1, status, { approvedAt: minute(1) })]).verdict.kind).toBe(kind);
  });

  test.for([
    ['approved', 0, false],
    ['approved', 9_999, false],
    ['approved', 10_000, true],
    ['refunded', 0, true],
    ['disputed', 0, false],
    ['disputed', 10_000, true],
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
    expect(judged(bill, both)).toMatchObject({ verdict: { by: [key(7)] }, surplus: [key(8)], shown: '7' });
  });

  test('of two payments of one moment an id that is a smaller number pays, and of other texts always the same', () => {
    const at = { approvedAt: minute(3) };
    const shownOf = (...ids: string[]) =>
      judged(
        bill,
        ids.map((id) => payment(1, 'approved', { ...at, id })),
      ).shown;
    expect([shownOf('10', '9'), shownOf('9', '10')]).toEqual(['9', '9']);
    expect([shownOf('pi_b', 'pi_a'), shownOf('pi_a', 'pi_b')]).toEqual(['pi_a', 'pi_a']);
  });

  test('an order that nobody paid shows its latest attempt', () => {
    const attempts = [3, 9, 5].map((id) => payment(id, 'rejected'));
    expect(judged(bill, attempts).shown).toBe('9');
    expect(judged(bill, []).shown).toBeNull();
  });
});

describe('PAY-5 the parts in which a total is paid', () => {
  const parts = [2500, 3500, 4000].map((amount, at) => payment(at + 1, 'approved', { amount }));

  test.for([
    [1, 'partly', []],
    [2, 'partly', []],
    [3, 'paid', [key(1), key(2), key(3)]],
    [Infinity, 'paid', [key(1), key(2), key(3)]],
  ] as const)('are at most %d if their provider says so: then three of them are %s', ([most, kind, by]) => {
    const { verdict } = settle(bill, parts, () => most);
    expect(verdict.kind).toBe(kind);
    expect(verdict.kind === 'paid' ? verdict.by : []).toEqual(by);
  });

  test('are of one provider, whose own limit counts', () => {
    const elsewhere = parts.map((part) => ({ ...part, provider: 'elsewhere' }));
    const limit = (provider: string) => (provider === 'elsewhere' ? 3 : 2);
    expect(settle(bill, [...parts.slice(0, 2), ...elsewhere.slice(2)], () => 3).verdict.kind).toBe('partly');
    expect(settle(bill, elsewhere, limit).verdict.kind).toBe('paid');
    expect(settle(bill, parts, limit).verdict.kind).toBe('partly');
  });

  test('that made up the total first pay, and one that came between or later is surplus', () => {
    const between = payment(10, 'approved', { amount: 1000, approvedAt: new Date(minute(2).getTime() + 1) });
    const later = payment(11, 'approved', { amount: 4000 });
    expect(settle(bill, [...parts, between, later], () => 3)).toMatchObject({
      verdict: { kind: 'paid', by: [key(1), key(2), key(3)] },
      surplus: [key(10), key(11)],
    });
  });
});
