import { allocate, moneyOf, sum, times } from '#contract/core/money/money.ts';
import type { Money } from '#contract/core/money/money.ts';

export type PricedLine = { readonly currentPrice: Money; readonly quantity: number };

export type Totals = {
  readonly subtotal: Money;
  readonly discount: Money;
  readonly shipping: Money;
  readonly total: Money;
};

/** Returns what lines cost without their delivery; `nothing` for none. Throws a RangeError for several currencies. */
export function subtotalOf(lines: readonly PricedLine[], nothing: Money): Money {
  return sum(nothing, ...lines.map((line) => times(line.currentPrice, line.quantity)));
}

/**
 * What lines and their delivery cost, less a discount of the goods: what is free, also by its discount, is
 * sent free. A pure function; an order
 * keeps its answer. Throws a RangeError for several currencies.
 */
export function totalsOf(lines: readonly PricedLine[], delivery: Money, discount = times(delivery, 0)): Totals {
  const subtotal = subtotalOf(lines, times(delivery, 0));
  const shipping = subtotal.minor - discount.minor === 0 ? times(delivery, 0) : delivery;
  return { subtotal, discount, shipping, total: sum(subtotal, times(discount, -1), shipping) };
}

/**
 * Returns what each line bears of a discount of the goods: their exact shares, rounded by the largest remainders, so that
 * together they are the discount. An order keeps them. Throws a RangeError for several currencies.
 */
export function discountShares(lines: readonly PricedLine[], discount: Money): Money[] {
  const costs = lines.map((line) => times(line.currentPrice, line.quantity));
  if (subtotalOf(lines, times(discount, 0)).minor === 0) return costs;
  return allocate(
    discount,
    costs.map(({ minor }) => minor),
  );
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
