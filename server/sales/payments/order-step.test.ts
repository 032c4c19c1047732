import { describe, expect, test } from 'vitest';
import { paymentKey as key } from '#test/known-payments.ts';
import { orderStep, type OrderStep } from './order-step.ts';
import type { Settlement, Verdict } from './settle.ts';

const paid: Verdict = { kind: 'paid', by: [key(7)], isGone: false };
const gone: Verdict = { kind: 'paid', by: [key(7)], isGone: true };
const partlyRejected: Verdict = { kind: 'partly', endsAs: 'rejected' };
const partlyFailed: Verdict = { kind: 'partly', endsAs: 'failure' };
const without = {
  review: { kind: 'review' },
  rejected: { kind: 'rejected' },
  cancelled: { kind: 'cancelled' },
  none: { kind: 'none' },
} as const;

const settled = (verdict: Verdict, surplus: readonly number[] = []): Settlement => ({
  verdict,
  surplus: surplus.map(key),
  shown: null,
});
const nothing: OrderStep = { move: null, closes: false, sendBack: null };
const waiting = { giveUp: undefined, isOver: false };
const over = { giveUp: 'expired', isOver: true } as const;

describe('MEND-50 what payments mean for a pending order', () => {
  test.for([
    ['paid', paid, waiting, { ...nothing, move: { to: 'approved', reason: 'paid' } }],
    ['paid when its time was over', paid, over, { ...nothing, move: { to: 'approved', reason: 'paid' } }],
    ['under review', without.review, waiting, { ...nothing, closes: true }],
    ['under review when its time is over', without.review, over, { ...nothing, closes: true }],
    ['rejected', without.rejected, waiting, { ...nothing, move: { to: 'rejected', reason: 'payment_rejected' } }],
    ['cancelled', without.cancelled, waiting, { ...nothing, move: { to: 'failure', reason: 'payment_cancelled' } }],
    ['nothing yet', without.none, waiting, nothing],
    ['nothing in time', without.none, over, { ...nothing, move: { to: 'failure', reason: 'expired' } }],
    ['a part', partlyRejected, waiting, nothing],
  ] as const)('%s', ([, verdict, circumstances, expected]) => {
    expect(orderStep('pending', settled(verdict), circumstances)).toEqual(expected);
  });

  test('a part whose rest did not come goes back, and the order ends as its attempts did', () => {
    const sendBack = { payments: [key(3)], reason: 'partial' };
    expect(orderStep('pending', settled(partlyRejected, [3]), over)).toEqual({
      move: { to: 'rejected', reason: 'expired' },
      closes: false,
      sendBack,
    });
    expect(orderStep('pending', settled(partlyFailed, [3]), { giveUp: 'replaced', isOver: false })).toEqual({
      move: { to: 'failure', reason: 'replaced' },
      closes: false,
      sendBack,
    });
  });

  test('what was paid a second time goes back', () => {
    expect(orderStep('pending', settled(paid, [9]), waiting).sendBack).toEqual({ payments: [key(9)], reason: 'twice' });
  });
});

describe('MEND-50 what payments mean for an approved order', () => {
  test('a second payment goes back, and nothing else happens', () => {
    expect(orderStep('approved', settled(paid, [9]), waiting)).toEqual({
      ...nothing,
      sendBack: { payments: [key(9)], reason: 'twice' },
    });
    expect(orderStep('approved', settled(paid), over)).toEqual(nothing);
  });

  test.for([...Object.values(without), partlyFailed])('%o changes nothing: a person approved it', (verdict) => {
    expect(orderStep('approved', settled(verdict, [9]), over)).toEqual(nothing);
  });
});

describe.each(['rejected', 'failure'] as const)('MEND-50 what payments mean for a %s order', (status) => {
  test('money that came late makes it sold after all, or goes back', () => {
    expect(orderStep(status, settled(paid, [9]), over)).toEqual({
      move: { to: 'approved', reason: 'late_payment', ifGone: { payments: [key(7)], reason: 'late' } },
      closes: false,
      sendBack: { payments: [key(9)], reason: 'twice' },
    });
  });

  test('money that came and went back already changes nothing', () => {
    expect(orderStep(status, settled(gone), over)).toEqual(nothing);
  });

  test('a part waits for its rest until the time is over', () => {
    expect(orderStep(status, settled(partlyFailed, [3]), waiting)).toEqual(nothing);
    expect(orderStep(status, settled(partlyFailed, [3]), over)).toEqual({
      ...nothing,
      sendBack: { payments: [key(3)], reason: 'partial' },
    });
  });

  test.for(Object.values(without))('%o changes nothing', (verdict) => {
    expect(orderStep(status, settled(verdict, [3]), over)).toEqual(nothing);
  });
});
