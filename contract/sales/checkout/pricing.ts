import { allocate } from '#contract/core/money/allocate.ts';
import { moneyOf, sum, times, type Money } from '#contract/core/money/money.ts';

/**
 * What an adjustment changes, by an amount below 0, or above it for a charge: the line at a place, or all goods (null); of these,
 * with `among`, only the lines at those places.
 */
export type PriceChange = {
  readonly line: number | null;
  readonly among?: readonly number[] | null;
  readonly amount: Money;
};

/** What all units of a line cost before and after the adjustments; `paid` is never below 0. */
export type LinePrice = { readonly quantity: number; readonly cost: Money; readonly paid: Money };

/**
 * What a purchase costs. `subtotal` is what the lines cost before the adjustments, each of which has `shares` in the lines,
 * in their order: they sum to its amount.
 */
export type Price<A extends PriceChange = PriceChange> = Totals & {
  readonly lines: readonly LinePrice[];
  readonly adjustments: readonly (A & { readonly shares: readonly Money[] })[];
};

/**
 * Returns what lines, adjustments and delivery cost together. Each adjustment applies to what the ones before it left; what
 * is free, also by them, is sent free. A pure function; an order keeps its answer. Throws a RangeError for several currencies,
 * for an adjustment of nothing, for one that takes more than is left of its goods, and for a charge on goods that cost nothing.
 */
export function price<A extends PriceChange>(
  lines: readonly PricedLine[],
  delivery: Money,
  changes: readonly A[] = [],
): Price<A> {
  const nothing = times(delivery, 0);
  const costs = lines.map(costOf);
  let left: readonly Money[] = costs;
  const adjustments: Price<A>['adjustments'][number][] = [];
  for (const change of changes) {
    const shares = sharesOf(change, left);
    left = left.map((amount, place) => sum(amount, shares[place] ?? nothing));
    adjustments.push({ ...change, shares });
  }
  return {
    lines: lines.map(({ quantity }, place) => ({
      quantity,
      cost: costs[place] ?? nothing,
      paid: left[place] ?? nothing,
    })),
    adjustments,
    subtotal: sum(nothing, ...costs),
    ...withDelivery(sum(nothing, ...left), delivery),
  };
}

/**
 * What each line bears of an adjustment, in proportion to what is left of its price: the exact shares, rounded by the
 * largest remainders, so that no line falls below 0.
 */
function sharesOf(change: PriceChange, left: readonly Money[]): Money[] {
  const { amount } = change;
  const bearing = left.map((one, place) => (bears(change, place) ? one : times(one, 0)));
  const most = sum(times(amount, 0), ...bearing);
  if (amount.minor === 0 || -amount.minor > most.minor) {
    throw new RangeError(`no adjustment of ${most.minor}: ${amount.minor}`);
  }
  return allocate(
    amount,
    bearing.map(({ minor }) => minor),
  );
}

function bears({ line, among }: PriceChange, place: number): boolean {
  return (line === null || line === place) && (among?.includes(place) ?? true);
}

/**
 * Returns what the first units of a line cost, of which all cost `paid`: each the same, and what does not divide a smallest
 * unit more for the first ones.
 */
export function paidForUnits(
  { paid, quantity }: { readonly paid: Money; readonly quantity: number },
  units: number,
): Money {
  const each = Math.floor(paid.minor / quantity);
  return moneyOf(each * units + Math.min(units, paid.minor - each * quantity), paid.currency);
}

export type PricedLine = { readonly currentPrice: Money; readonly quantity: number };

export type Totals = { readonly subtotal: Money; readonly shipping: Money; readonly total: Money };

/** Returns what all units of a line cost. */
export function costOf({ currentPrice, quantity }: PricedLine): Money {
  return times(currentPrice, quantity);
}

/** Returns what lines cost without their delivery; `nothing` for none. Throws a RangeError for several currencies. */
export function subtotalOf(lines: readonly PricedLine[], nothing: Money): Money {
  return sum(nothing, ...lines.map(costOf));
}

/** Returns what goods cost with their delivery: what is free is sent free. */
function withDelivery(goods: Money, delivery: Money): Pick<Totals, 'shipping' | 'total'> {
  const shipping = goods.minor === 0 ? times(delivery, 0) : delivery;
  return { shipping, total: sum(goods, shipping) };
}
