import { percentBounds } from '#contract/goods/grid/price-steps.ts';

/** Reads a percentage as it is typed: '10', '-7,5', '12 %'. Undefined for anything else, and for one that is too large. */
export function percentIn(text: string): number | undefined {
  const [, digits] = /^\s*([+-]?\d{1,4}(?:[.,]\d{1,2})?)\s*%?\s*$/.exec(text) ?? [];
  const percent = Number(digits?.replace(',', '.'));
  return percent >= percentBounds.least && percent <= percentBounds.most ? percent : undefined;
}
