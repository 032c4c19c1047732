import { t } from '#messages/messages.ts';

/** The limits of one purchase: the number of different sizes of products, and of units of each. */
export const bagRule = { mostLines: 50, mostUnits: 99 } as const;

/** The message for each exceeded limit. */
export const bagBreachWords = {
  get lines() {
    return t('bag-rule.lines', { mostLines: bagRule.mostLines });
  },
  get units() {
    return t('bag-rule.units', { mostUnits: bagRule.mostUnits });
  },
} satisfies Record<'lines' | 'units', string>;
