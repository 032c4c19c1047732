import { moneyOf, type Money } from '#contract/core/money/money.ts';
import { orderMoney } from '#contract/sales/orders/order-money.ts';
import type { Executor } from '#platform/database/database.ts';
import type { OrderRow } from '../orders/order-state.service.ts';
import { refundsOfOrders, type RefundRow } from './refund-records.service.ts';
import { disputesOfOrders } from './dispute-records.ts';
import { ledgerOf } from './ledger.service.ts';
import { paymentsOfOrders } from './payment-records.ts';

/** What there is to say of a refund that has ended: its amount, what the shop keeps, and why it was made. */
export type RefundNews = { readonly amount: Money; readonly kept: Money; readonly origin: RefundRow['origin'] };

type Told = { readonly key: string; readonly state: 'done' | 'refused' };

/** Returns that for the refund with a key; undefined if the order has none in this state. */
export async function refundNews(db: Executor, order: OrderRow, { key, state }: Told): Promise<RefundNews | undefined> {
  const references = [order.reference];
  const refunds = await refundsOfOrders(db, references);
  const refund = refunds.find((one) => one.key === key && one.state === state);
  if (!refund) return undefined;
  const rows = {
    payments: await paymentsOfOrders(db, references),
    refunds,
    disputes: await disputesOfOrders(db, references),
  };
  const { kept } = orderMoney(ledgerOf(order, rows));
  return { amount: moneyOf(refund.amount, refund.currency), kept, origin: refund.origin };
}
