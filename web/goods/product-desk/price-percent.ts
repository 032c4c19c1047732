import { t } from '#messages/messages.ts';
import { percentBounds } from '#contract/goods/grid/price-steps.ts';
import type { Rounding } from '#contract/goods/grid/price-steps.ts';

/** How prices are rounded, in words. */
export const roundingNames: Readonly<Record<Rounding, string>> = {
  none: t('product-grid.notRounded'),
  whole: t('product-grid.wholeRounded'),
  ninety: t('product-grid.ninetyRounded'),
};

/** Reads a percentage as it is typed: '10', '-7,5', '12 %'. Undefined for anything else, and for one that is too large. */
export function percentIn(text: string): number | undefined {
  const [, digits] = /^\s*([+-]?\d{1,4}(?:[.,]\d{1,2})?)\s*%?\s*$/.exec(text) ?? [];
  const percent = Number(digits?.replace(',', '.'));
  return percent >= percentBounds.least && percent <= percentBounds.most ? percent : undefined;
}
