import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyOf } from '#contract/core/money/money.ts';
import { taxesByRate, type TaxOfRate } from '../checkout/tax-shares.ts';
import { refundShares } from './book-shares.ts';

const peso = (minor: number) => moneyOf(minor, 'ARS');
const amounts = (rows: readonly TaxOfRate[]) => rows.map(({ net, tax }) => net.minor + tax.minor);
const total = (rows: readonly TaxOfRate[]) => amounts(rows).reduce((all, one) => all + one, 0);

const percent = fc.constantFrom(27, 21, 10.5, 0);
const line = fc.record({ percent, amount: fc.integer({ min: 1, max: 9_999_999 }).map(peso) });
const sale = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    shipping: fc.integer({ min: 0, max: 99_999 }).map(peso),
  })
  .map(({ lines, shipping }) => ({ lines, sold: taxesByRate(lines, shipping, 21) }));

test('PRICE-10 refunds of parts sum to what was sold, rate by rate, whatever they were for', () => {
  fc.assert(
    fc.property(
      sale,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
      fc.nat(),
      ({ lines, sold }, cuts, seed) => {
        const whole = total(sold);
        const points = [...new Set([...cuts.map((cut) => Math.floor(cut * whole)), whole])].filter((one) => one > 0);
        const sorted = points.toSorted((one, other) => one - other);
        const refunds = sorted.map((point, at) => ({
          amount: peso(point - (sorted[at - 1] ?? 0)),
          units: (seed + at) % 2 === 0 ? [] : lines.slice(0, 1 + ((seed + at) % lines.length)),
        }));
        const shares = refundShares(sold, refunds);
        expect(shares.map(total)).toEqual(refunds.map(({ amount }) => amount.minor));
        for (const [at, { net, tax }] of sold.entries()) {
          const ofRate = shares.map((share) => share[at]);
          expect(ofRate.reduce((all, one) => all + (one?.net.minor ?? 0), 0)).toBe(net.minor);
          expect(ofRate.reduce((all, one) => all + (one?.tax.minor ?? 0), 0)).toBe(tax.minor);
        }
        for (const share of shares) for (const one of amounts(share)) expect(one).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test('PRICE-10 units that are refunded take from the rate of their line alone', () => {
  const lines = [
    { percent: 21, amount: peso(12_100) },
    { percent: 10.5, amount: peso(11_050) },
  ];
  const sold = taxesByRate(lines, peso(0), 21);
  const [first] = refundShares(sold, [{ amount: peso(11_050), units: lines.slice(1) }]);
  expect(first).toEqual([
    { percent: 21, net: peso(0), tax: peso(0) },
    { percent: 10.5, net: peso(10_000), tax: peso(1050) },
  ]);
});
