import { moneyOf } from '#contract/core/money/money.ts';
import { taxesByRate } from '#contract/sales/checkout/tax-shares.ts';
import type { TaxOfRate } from '#contract/sales/checkout/tax-shares.ts';
import { vatRateOf } from '#server/goods/products/vat-rate.service.ts';
import type { OrderGoods } from './order-goods.service.ts';
import type { OrderRow } from './order-state.service.ts';

/** Returns the value added tax in what an order costs, by rate; none for a seller who charges no tax. */
export function taxesOfOrder(
  { shipping, currency }: Pick<OrderRow, 'shipping' | 'currency'>,
  goods: OrderGoods,
): TaxOfRate[] {
  const lines = goods.lines.map(({ price, quantity, discount, vatPercent }) => ({
    percent: vatPercent ?? vatRateOf(null),
    amount: moneyOf(price * quantity - discount, currency),
  }));
  return taxesByRate(lines, moneyOf(shipping, currency), vatRateOf(null)).filter(({ percent }) => percent > 0);
}
