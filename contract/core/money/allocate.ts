import { moneyOf, type Money } from './money.ts';

/**
 * Splits an amount by weights, whole numbers from 0 that are not all 0. The shares sum to the amount and none is a whole
 * unit away from its exact share: what rounding down leaves over goes, a unit each, to the shares with the largest
 * remainders, the first of equal ones. Throws a RangeError for other weights.
 */
export function allocate({ minor, currency }: Money, weights: readonly number[]): Money[] {
  const whole = weights.reduce((total, weight) => total + weight, 0);
  if (!(whole > 0) || !weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0)) {
    throw new RangeError('no weights to split by');
  }
  const sign = minor < 0 ? -1 : 1;
  const [amount, all] = [BigInt(Math.abs(minor)), BigInt(whole)];
  const exact = weights.map((weight, place) => {
    const part = amount * BigInt(weight);
    return { place, share: part / all, remainder: part % all };
  });
  const left = Number(amount - exact.reduce((total, { share }) => total + share, 0n));
  const byRemainder = exact.toSorted(
    (one, other) => Number(other.remainder - one.remainder) || one.place - other.place,
  );
  const rounded = new Set(byRemainder.slice(0, left).map(({ place }) => place));
  return exact.map(({ place, share }) => moneyOf(sign * (Number(share) + (rounded.has(place) ? 1 : 0)), currency));
}
