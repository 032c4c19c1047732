import { moneyOf } from '#contract/core/money/money.ts';
import { orderMoney, type Ledger, type OrderMoney } from '#contract/sales/orders/order-money.ts';
import type { Transaction } from '#platform/database/database.ts';
import { noteMoney, type OrderRow } from '../orders/order-state.service.ts';
import { refundsOfOrders, type RefundRow } from './refund-records.service.ts';
import { disputesOfOrders, type DisputeRow } from './dispute-records.ts';
import type { PaymentRow } from './payment-records.ts';
import { tookMoney } from './settle.ts';

/** All rows that an order's ledger is made of. */
export type LedgerRows = {
  readonly payments: readonly PaymentRow[];
  readonly refunds: readonly RefundRow[];
  readonly disputes: readonly DisputeRow[];
};

type PricedOrder = Pick<OrderRow, 'total' | 'currency'>;

/** The key of a payment in a ledger. */
export function ledgerKey({ provider, id }: { readonly provider: string; readonly id: string }): string {
  return `${provider} ${id}`;
}

const keyOfRow = ({ provider, paymentId }: { readonly provider: string; readonly paymentId: string }) =>
  ledgerKey({ provider, id: paymentId });

/** Returns the ledger of an order. Money of another currency is none of its own. */
export function ledgerOf({ total, currency }: PricedOrder, { payments, refunds, disputes }: LedgerRows): Ledger {
  return {
    total: moneyOf(total, currency),
    payments: payments
      .filter((payment) => payment.amount.currency === currency && payment.amount.minor > 0 && tookMoney(payment))
      .map((payment) => ({
        key: ledgerKey(payment),
        amount: payment.amount,
        returned: payment.status === 'refunded' ? payment.amount : payment.refunded,
        isSurplus: payment.refund !== null,
      })),
    refunds: refunds
      .filter((refund) => refund.currency === currency)
      .map((refund) => ({
        payment: keyOfRow(refund),
        amount: moneyOf(refund.amount, refund.currency),
        state: refund.state,
      })),
    disputes: disputes.map((dispute) => ({ payment: keyOfRow(dispute), state: dispute.state })),
  };
}

/** Returns what an order's ledger amounts to without a refund or a dispute of any payment; undefined for one that may have them. */
export function plainMoney(
  order: OrderRow,
  payments: readonly PaymentRow[],
  hadDispute: boolean,
): OrderMoney | undefined {
  const isPlain = payments.every(({ status, refunded }) => status !== 'disputed' && refunded.minor === 0);
  const wasPlain = !hadDispute && (order.moneyState === 'unpaid' || order.moneyState === 'paid');
  // There are no other rows that matter to the state.
  return isPlain && wasPlain ? orderMoney(ledgerOf(order, { payments, refunds: [], disputes: [] })) : undefined;
}

async function ledgerMoney(
  transaction: Transaction,
  order: OrderRow,
  payments: readonly PaymentRow[],
): Promise<OrderMoney> {
  const refunds = await refundsOfOrders(transaction, [order.reference]);
  const disputes = await disputesOfOrders(transaction, [order.reference]);
  return orderMoney(ledgerOf(order, { payments, refunds, disputes }));
}

/** Writes down what an order's ledger amounts to. The caller holds the order's lock, and knows if there was a dispute. */
export async function recordMoney(
  transaction: Transaction,
  order: OrderRow,
  payments: readonly PaymentRow[],
  hadDispute: boolean,
): Promise<OrderMoney> {
  const money = plainMoney(order, payments, hadDispute) ?? (await ledgerMoney(transaction, order, payments));
  if (money.state !== order.moneyState || money.returned.minor !== order.returned) {
    await noteMoney(transaction, order.reference, money);
  }
  return money;
}
