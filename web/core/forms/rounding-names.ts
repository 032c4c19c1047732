import { t } from '#messages/messages.ts';
import type { Rounding } from '#contract/goods/grid/price-steps.ts';

/** How prices that are computed are rounded, in words. */
export const roundingNames: Readonly<Record<Rounding, string>> = {
  none: t('product-grid.notRounded'),
  whole: t('product-grid.wholeRounded'),
  ninety: t('product-grid.ninetyRounded'),
};
