import { moneyOf } from '#contract/money.ts';
import type { Totals } from '#contract/pricing.ts';
import type { OrderRow } from '../orders/order-state.service.ts';

/** What an order's goods cost and the discount on them, as `pricePaid` needs them. */
export function goodsOf({
  subtotal,
  discount,
  currency,
}: Pick<OrderRow, 'subtotal' | 'discount' | 'currency'>): Pick<Totals, 'subtotal' | 'discount'> {
  return { subtotal: moneyOf(subtotal, currency), discount: moneyOf(discount, currency) };
}
