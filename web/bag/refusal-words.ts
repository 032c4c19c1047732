import { bagBreachWords } from '#contract/bag-rule.ts';
import { texts } from '#contract/texts.ts';
import type { BagRefusal } from './bag.ts';

/** Why a unit was not put in, as it is said. */
export const refusalWords = {
  exhausted: texts.bag.exhausted,
  ...bagBreachWords,
} as const satisfies Record<BagRefusal, string>;
