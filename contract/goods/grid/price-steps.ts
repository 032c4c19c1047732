import { changedByPercent, nearestEnding } from '#contract/core/money/changed-amount.ts';

/**
 * How a price that was computed is rounded: not, to the main unit of the currency, or to the nearest one that ends in 90 of its
 * smallest units: 1.299,90, and 12.990 where there are no cents.
 */
export const roundings = ['none', 'whole', 'ninety'] as const;

export type Rounding = (typeof roundings)[number];

/** The bounds of a percentage by which prices are changed; with up to two decimals. */
export const percentBounds = { least: -99, most: 1000 } as const;

type Steps = {
  /** By how much it is changed, in percent; below 0 lowers it. */
  readonly percent: number;
  readonly rounding: Rounding;
  /** The decimals of the currency. */
  readonly decimals: number;
};

/** Returns a price that is changed by a percentage and rounded, at least one step above 0. All in the smallest unit. */
export function steppedPrice(minor: number, { percent, rounding, decimals }: Steps): number {
  return roundedPrice(changedByPercent(minor, percent), rounding, decimals);
}

function roundedPrice(minor: number, rounding: Rounding, decimals: number): number {
  if (rounding === 'none') return Math.max(1, minor);
  if (rounding === 'ninety') return Math.max(90, nearestEnding(minor, { step: 100, end: 90 }));
  const step = 10 ** decimals;
  return Math.max(step, nearestEnding(minor, { step }));
}

type Prices = { readonly currentPrice: number; readonly previousPrice: number | null };

/** A product's prices after a percentage. The price before an offer changes with it, so that the offer stays as large. */
export function steppedPrices({ currentPrice, previousPrice }: Prices, steps: Steps): Prices {
  const stepped = steppedPrice(currentPrice, steps);
  if (previousPrice === null) return { currentPrice: stepped, previousPrice };
  const before = steppedPrice(previousPrice, steps);
  // Rounding may make both the same.
  return { currentPrice: stepped, previousPrice: before > stepped ? before : stepped + smallestStep(steps) };
}

function smallestStep({ rounding, decimals }: Steps): number {
  if (rounding === 'none') return 1;
  return rounding === 'ninety' ? 100 : 10 ** decimals;
}

/** A product's prices on offer by a percentage off, of the price before an offer that there is already. */
export function offeredPrices({ currentPrice, previousPrice }: Prices, steps: Steps): Prices {
  const full = previousPrice ?? currentPrice;
  return { previousPrice: full, currentPrice: steppedPrice(full, { ...steps, percent: -Math.abs(steps.percent) }) };
}

/** A product's prices when its offer ends: it costs what it cost before. */
export function endedOffer({ currentPrice, previousPrice }: Prices): Prices {
  return { currentPrice: previousPrice ?? currentPrice, previousPrice: null };
}
