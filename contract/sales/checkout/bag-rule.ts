import { lateTexts } from '#messages/late-texts.ts';
import { t } from '#messages/messages.ts';

/** The limits of one purchase: the number of different sizes of products, and of units of each. */
export const bagRule = { mostLines: 50, mostUnits: 99 } as const;

/** The message for each exceeded limit. */
export const bagBreachWords = lateTexts({
  lines: () => t('bag-rule.lines', { mostLines: bagRule.mostLines }),
  units: () => t('bag-rule.units', { mostUnits: bagRule.mostUnits }),
}) satisfies Record<'lines' | 'units', string>;
