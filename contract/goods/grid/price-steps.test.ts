import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endedOffer, offeredPrices, roundings, steppedPrice, steppedPrices } from './price-steps.ts';

test.for([
  [1_000_000, 10, 'none', 2, 1_100_000],
  [1_299_950, -15, 'none', 2, 1_104_958],
  [1_299_950, 10, 'whole', 2, 1_429_900],
  [1_299_950, 10, 'ninety', 2, 1_429_990],
  [1_000_000, 0, 'ninety', 2, 999_990],
  [1_000_040, 0, 'ninety', 2, 1_000_090],
  [50, -99, 'ninety', 2, 90],
  [1, -99, 'none', 2, 1],
  [9990, 7.5, 'ninety', 0, 10_690],
  [9990, 7.5, 'whole', 0, 10_739],
  [10_000, 0.01, 'none', 2, 10_001],
] as const)('GOOD-4 %d changed by %d percent, rounded %s with %d decimals, is %d', (case_) => {
  const [minor, percent, rounding, decimals, expected] = case_;
  expect(steppedPrice(minor, { percent, rounding, decimals })).toBe(expected);
});

test('GOOD-4 a changed price is a whole number above 0, and one of an offer stays below the price before', () => {
  const steps = fc.record({
    percent: fc.integer({ min: -9900, max: 100_000 }).map((hundredths) => hundredths / 100),
    rounding: fc.constantFrom(...roundings),
    decimals: fc.constantFrom(0, 2),
  });
  const prices = fc
    .tuple(fc.integer({ min: 1, max: 9_999_999_998 }), fc.integer({ min: 1, max: 1_000_000 }))
    .map(([currentPrice, more]) => ({ currentPrice, previousPrice: currentPrice + more }));
  fc.assert(
    fc.property(prices, steps, (before, how) => {
      const { currentPrice, previousPrice } = steppedPrices(before, how);
      expect(Number.isSafeInteger(currentPrice) && currentPrice > 0).toBe(true);
      expect(previousPrice).toBeGreaterThan(currentPrice);
    }),
  );
});

test('GOOD-4 an offer is a part of the price before it, and ends with that price', () => {
  const steps = { percent: 20, rounding: 'none', decimals: 2 } as const;
  const offered = offeredPrices({ currentPrice: 100_000, previousPrice: null }, steps);
  expect(offered).toEqual({ currentPrice: 80_000, previousPrice: 100_000 });
  expect(offeredPrices(offered, { ...steps, percent: 50 })).toEqual({ currentPrice: 50_000, previousPrice: 100_000 });
  expect(endedOffer(offered)).toEqual({ currentPrice: 100_000, previousPrice: null });
  expect(endedOffer({ currentPrice: 5, previousPrice: null })).toEqual({ currentPrice: 5, previousPrice: null });
});
