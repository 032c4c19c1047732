import { moneyOf } from '#contract/money.ts';
import type { Money } from '#contract/money.ts';
import { pricePaid } from '#contract/pricing.ts';
import type { Totals } from '#contract/pricing.ts';
import type { OrderRow } from '../orders/order-state.service.ts';

/** What an order's goods cost and the discount on them, as `pricePaid` needs them. */
function goodsOf({
  subtotal,
  discount,
  currency,
}: Pick<OrderRow, 'subtotal' | 'discount' | 'currency'>): Pick<Totals, 'subtotal' | 'discount'> {
  return { subtotal: moneyOf(subtotal, currency), discount: moneyOf(discount, currency) };
}

/** Returns what was paid for a unit of a line: its price, in the smallest unit of the currency, less its share of the discount. */
export function unitPaid(order: Pick<OrderRow, 'subtotal' | 'discount' | 'currency'>, price: number): Money {
  return pricePaid(moneyOf(price, order.currency), goodsOf(order));
}
