import { compare, moneyOf, sum } from '#contract/core/money/money.ts';
import type { Money } from '#contract/core/money/money.ts';
import { orderMoney, refundOfLine, unitsLeft } from '#contract/sales/orders/order-money.ts';
import type { Executor } from '#platform/database/database.ts';
import { linesOf } from '../orders/order-state.service.ts';
import type { OrderRow } from '../orders/order-state.service.ts';
import { ledgerOf } from './ledger.service.ts';
import { linesOfRefunds, liveLines } from './refund-lines.ts';
import { refundableLine } from './refund-price.service.ts';
import { ledgerRows } from './refund-rest.service.ts';

/**
 * Returns what was paid for the delivery of an order if it can still go back: the money that is left covers it besides all
 * units that were not refunded. Null if nothing was paid for it, or if it went back already, also as a part of an amount.
 */
export async function shippingLeft(db: Executor, order: OrderRow): Promise<Money | null> {
  if (order.shipping === 0) return null;
  const references = [order.reference];
  const rows = await ledgerRows(db, references);
  const goods = await linesOf(db, references);
  const refunded = await linesOfRefunds(db, references);
  const shipping = moneyOf(order.shipping, order.currency);
  const live = liveLines(refunded, rows.refunds);
  const lines = goods.map((line) => refundableLine(line, live, order.currency));
  const open = lines.map((line) => refundOfLine(line, unitsLeft(line)));
  const { refundable } = orderMoney(ledgerOf(order, rows));
  return compare(refundable, sum(shipping, ...open)) >= 0 ? shipping : null;
}
