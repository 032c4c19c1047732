import { moneyOf, sum } from '#contract/core/money/money.ts';
import type { RefundableLine } from '#contract/sales/orders/order-money.ts';
import { linePaid } from '../orders/order-goods.service.ts';
import type { LineRow } from '../orders/order-state.service.ts';
import type { RefundLineRow } from './refund-lines.ts';

/** Returns a line of an order as refunds need it, `live` being the units of those of the order that were not refused. */
export function refundableLine(line: LineRow, live: readonly RefundLineRow[], currency: string): RefundableLine {
  const own = live.filter(({ position }) => position === line.position);
  return {
    position: line.position,
    quantity: line.quantity,
    paid: linePaid(line, currency),
    refunded: own.reduce((count, { quantity }) => count + quantity, 0),
    given: sum(moneyOf(0, currency), ...own.map(({ amount }) => moneyOf(amount, currency))),
  };
}
