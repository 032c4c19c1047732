import { moneyOf, sum, times } from './money.ts';
import type { Money } from './money.ts';

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
 * What lines and their delivery cost, less a discount of the goods: what is free is sent free. A pure function; an order
 * keeps its answer. Throws a RangeError for several currencies.
 */
export function totalsOf(lines: readonly PricedLine[], delivery: Money, discount = times(delivery, 0)): Totals {
  const subtotal = subtotalOf(lines, times(delivery, 0));
  const shipping = subtotal.minor === 0 ? subtotal : delivery;
  return { subtotal, discount, shipping, total: sum(subtotal, times(discount, -1), shipping) };
}

/**
 * What a unit cost its buyer when the goods had a discount: its price less its share of that, rounded down, so that all
 * units together never cost more than was paid for them.
 */
export function pricePaid(price: Money, { subtotal, discount }: Pick<Totals, 'subtotal' | 'discount'>): Money {
  if (discount.minor === 0) return price;
  return moneyOf(Math.floor((price.minor * (subtotal.minor - discount.minor)) / subtotal.minor), price.currency);
}
