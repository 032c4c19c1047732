import { sum, times } from '#contract/core/money/money.ts';
import type { Money } from '#contract/core/money/money.ts';

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
export function withDelivery(goods: Money, delivery: Money): Pick<Totals, 'shipping' | 'total'> {
  const shipping = goods.minor === 0 ? times(delivery, 0) : delivery;
  return { shipping, total: sum(goods, shipping) };
}
