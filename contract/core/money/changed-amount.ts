/** An amount in the smallest unit, changed by a percentage with up to two decimals; half of a unit rounds up. */
export function changedByPercent(minor: number, percent: number): number {
  // In hundredths of a percent, so that the product is a whole number.
  return Math.round((minor * (10_000 + Math.round(percent * 100))) / 10_000);
}

/** The amount in the smallest unit that is nearest to another one of those that are `end` more than a multiple of `step`. */
export function nearestEnding(
  minor: number,
  { step, end = 0 }: { readonly step: number; readonly end?: number },
): number {
  return Math.round((minor - end) / step) * step + end;
}

/** A decimal amount with a tax, of a rate in percent, from one without, which may have more decimals than its currency. */
export function taxedDecimal(net: number, percent: number): number {
  return net * (1 + percent / 100);
}
