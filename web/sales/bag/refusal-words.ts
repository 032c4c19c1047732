import { t } from '#messages/messages.ts';
import { bagBreachWords } from '#contract/sales/checkout/bag-rule.ts';
import { texts } from '#contract/core/texts.ts';
import type { BagRefusal } from './bag.ts';

/** The messages for a unit that was not added. */
export const refusalWords = {
  exhausted: texts.bag.exhausted,
  sizeGone: t('bag.sizeGone'),
  ...bagBreachWords,
} as const satisfies Record<BagRefusal, string>;
