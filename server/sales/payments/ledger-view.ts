import { ShopError } from '#contract/core/protocol/errors.ts';
import { moneyOf } from '#contract/core/money/money.ts';
import { orderMoney, unitsLeft } from '#contract/sales/orders/order-money.ts';
import type { OrderLedger } from '#contract/sales/payments/order-refunds.ts';
import { proceedsOf, type PaidCost } from '#contract/sales/payments/proceeds.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import type { Context } from '#server/core/context/context.ts';
import { unitPaid } from '../orders/order-goods.service.ts';
import { linesOf, orderOf } from '../orders/order-state.service.ts';
import { refundsOfOrders } from './refund-records.service.ts';
import { disputesOfOrders } from './dispute-records.ts';
import { ledgerOf } from './ledger.service.ts';
import { byHand } from './by-hand/hand-provider.service.ts';
import { noticesOfOrder } from './notices.ts';
import { paymentsOfOrders, type PaymentRow } from './payment-records.ts';
import { linesOfRefunds, liveLines, refundableLine } from './refund-lines.ts';
import { tookMoney } from './settle.ts';

/** Returns an order's ledger. Throws `order_not_found`. */
export async function ledgerView({ db }: Context, reference: string): Promise<OrderLedger> {
  const order = await orderOf(db, reference);
  if (!order) throw new ShopError('order_not_found');
  const [payments, refunds, disputes, lines, refunded, notices] = await Promise.all([
    paymentsOfOrders(db, [reference]),
    refundsOfOrders(db, [reference]),
    disputesOfOrders(db, [reference]),
    linesOf(db, [reference]),
    linesOfRefunds(db, [reference]),
    noticesOfOrder(db, reference),
  ]);
  const { returned: _, ...money } = orderMoney(ledgerOf(order, { payments, refunds, disputes }));
  const held = moneyOf(money.kept.minor - money.disputed.minor, order.currency);
  const live = liveLines(refunded, refunds);
  return {
    reference,
    ...money,
    proceeds: proceedsOf(paidCosts(payments, order.currency), held),
    payments: payments.map(viewPayment),
    notices,
    refunds: refunds.toReversed().map(({ amount, currency, askedAt, settledAt, ...refund }) => ({
      ...refund,
      amount: moneyOf(amount, currency),
      askedAt: shopMoment(askedAt),
      settledAt: settledAt && shopMoment(settledAt),
    })),
    disputes: disputes.map(({ state, openedAt, settledAt }) => ({
      state,
      openedAt: shopMoment(openedAt),
      settledAt: settledAt && shopMoment(settledAt),
    })),
    lines: lines.map((line) => {
      const { position, name, color, size, quantity, variantId } = line;
      const { paid, refunded: back, given } = refundableLine(line, live, order.currency);
      const units = { quantity, refunded: back, paid, given };
      const price = unitPaid(line, order.currency);
      return {
        position,
        name,
        color,
        size,
        ...units,
        price,
        left: unitsLeft(units),
        canRestock: variantId !== null,
      };
    }),
    deliveryStoppedAt: order.deliveryStoppedAt && shopMoment(order.deliveryStoppedAt),
  };
}

function viewPayment(row: PaymentRow): OrderLedger['payments'][number] {
  const { provider, id, status, detail, amount, createdAt, approvedAt, installments, problem } = row;
  const { fee, withheld, net, releaseAt } = row;
  const inCurrency = (minor: number | null) => (minor === null ? null : moneyOf(minor, amount.currency));
  return {
    id,
    isByHand: provider === byHand,
    status,
    detail,
    amount,
    createdAt: shopMoment(createdAt),
    approvedAt: approvedAt && shopMoment(approvedAt),
    means: row.means && { kind: row.means, name: row.meansName, digits: row.cardDigits },
    installments,
    fee: inCurrency(fee),
    withheld: inCurrency(withheld),
    net: inCurrency(net),
    releaseAt: releaseAt && shopMoment(releaseAt),
    problem,
  };
}

/** What the payments of an order cost that took money of its currency. Money that the shop's people took costs nothing. */
function paidCosts(payments: readonly PaymentRow[], currency: string): PaidCost[] {
  const counted = payments.filter((payment) => payment.amount.currency === currency && tookMoney(payment));
  return counted.map(({ provider, amount, refunded, status, fee, withheld, net }) => {
    if (provider === byHand) return { amount, fee: moneyOf(0, currency), withheld: null, net: amount, isWhole: true };
    const inCurrency = (minor: number | null) => (minor === null ? null : moneyOf(minor, currency));
    return {
      amount,
      fee: inCurrency(fee),
      withheld: inCurrency(withheld),
      net: inCurrency(net),
      isWhole: refunded.minor === 0 && status === 'approved',
    };
  });
}
