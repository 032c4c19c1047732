import { shop } from '../shop/shop.ts';
import type { FreeBand, InstalmentBand, InstalmentPlan, InstalmentTerms } from './instalment-terms.ts';
import { moneyOf, type Money } from './money.ts';

/** A plan for one amount. `isFree` if it may be called free of interest. */
export type ShownPlan = Pick<InstalmentPlan, 'count' | 'cft' | 'tea'> & {
  readonly each: Money;
  readonly total: Money;
  readonly isFree: boolean;
};

/** Half of the smallest unit rounds up, in a part as in the total. */
const each = ({ minor, currency }: Money, count: number) => moneyOf(Math.round(minor / count), currency);

/** True if a plan of a band costs no more than paying at once. */
export function costsNothing(
  { from }: Pick<InstalmentBand, 'from'>,
  { total }: Pick<InstalmentPlan, 'total'>,
): boolean {
  return total === from;
}

/** Returns the plans for an amount, the fewest instalments first; none for another currency, or an amount of no band. */
export function plansFor(terms: InstalmentTerms | null, amount: Money): ShownPlan[] {
  const { minor, currency } = amount;
  const found =
    terms?.currency === currency ? terms.bands.find(({ from, to }) => from <= minor && minor < to) : undefined;
  if (!terms || !found) return [];
  return found.plans
    .filter(({ count, least, most }) => count > 1 && least <= minor && minor <= most)
    .map((one) => {
      const total = moneyOf(Math.round(minor * (one.total / found.from)), currency);
      const isFree = terms.isCashEqual && costsNothing(found, one);
      return { count: one.count, cft: one.cft, tea: one.tea, total, each: each(total, one.count), isFree };
    })
    .toSorted((one, other) => one.count - other.count);
}

/** Returns the plan with the most instalments that is free of interest; undefined if none is. */
export function bestFree(plans: readonly ShownPlan[]): ShownPlan | undefined {
  return plans.findLast(({ isFree }) => isFree);
}

/** Returns the most instalments without interest by amounts, for the cards of products: few bands, because every page has them. */
export function freeBands(terms: InstalmentTerms | null): FreeBand[] {
  if (!terms?.isCashEqual) return [];
  const merged: FreeBand[] = [];
  for (const next of terms.bands.flatMap((one) => freeIn(one))) {
    const last = merged.at(-1);
    if (last?.to === next.from && last.count === next.count) merged[merged.length - 1] = { ...last, to: next.to };
    else merged.push(next);
  }
  return merged;
}

/** Bounds of plans cut a band: each part has the best plan that holds in all of it. */
function freeIn({ from, to, plans }: InstalmentBand): FreeBand[] {
  const free = plans.filter((plan) => plan.count > 1 && costsNothing({ from }, plan));
  const cuts = free.flatMap(({ least, most }) => [least, most + 1]).filter((cut) => from < cut && cut < to);
  const starts = [...new Set([from, ...cuts])].toSorted((one, other) => one - other);
  return starts.flatMap((start, at) => {
    const counts = free.filter(({ least, most }) => least <= start && start <= most).map(({ count }) => count);
    return counts.length === 0 ? [] : [{ from: start, to: starts[at + 1] ?? to, count: Math.max(...counts) }];
  });
}

/** Returns in how many instalments without interest a product's card may say that its price is paid; null for none. */
export function cardInstalments(price: Money): Pick<ShownPlan, 'count' | 'each'> | null {
  const { freeInstalments, country } = shop();
  if (price.currency !== country.currency) return null;
  const found = freeInstalments.find(({ from, to }) => from <= price.minor && price.minor < to);
  return found ? { count: found.count, each: each(price, found.count) } : null;
}
