import { expect, test } from 'vitest';
import { chosenOutcome, sizeChoice } from './size-choice.ts';

test('BACK-5 what becomes of a line is an outcome, or a size that is sent instead', () => {
  expect(chosenOutcome('refund')).toEqual({ outcome: 'refund' });
  expect(chosenOutcome(sizeChoice(7))).toEqual({ outcome: 'exchange', variantId: 7 });
});
