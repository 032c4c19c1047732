import { eq } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { moneyOf, sum, type Money } from '#contract/core/money/money.ts';
import {
  orderMoney,
  paymentsMoney,
  refundOfUnits,
  takeFrom,
  type PaymentMoney,
  type RefundableLine,
} from '#contract/sales/orders/order-money.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { linesOf, type OrderRow } from '../orders/order-state.service.ts';
import { refundsOfOrders, type RefundRow } from './refund-records.service.ts';
import { disputesOfOrders } from './dispute-records.ts';
import { ledgerKey, ledgerOf } from './ledger.service.ts';
import { paymentsOfOrders } from './payment-records.ts';
import { refundableLine, linesOfRefunds, liveLines } from './refund-lines.ts';
import { wantedUnits, writeUnits, type AskedLine } from './refund-units.ts';
import { refunds } from './refunds.tables.ts';

/** What is to be refunded: all that is left, with all units that are left; some units, with what was paid for the delivery if asked; or an amount. */
export type AskedRefund =
  | { readonly what: 'all'; readonly lines: readonly AskedLine[] }
  | { readonly what: 'lines'; readonly lines: readonly AskedLine[]; readonly withShipping?: boolean }
  | { readonly what: 'amount'; readonly amount: Money };

type Request = {
  /** The client's key: the same one again is the same refund. */
  readonly request: string;
  readonly asked: AskedRefund;
  /** Why it is made; 'shop' by default, as somebody asked. */
  readonly origin?: 'shop' | 'rounding';
  readonly reason: string;
  readonly actor: string;
  readonly now: Date;
  readonly newId: () => string;
};

export type OpenedRefund = {
  readonly rows: readonly RefundRow[];
  readonly amount: Money;
  readonly units: number;
};

/**
 * Writes down a refund of an order, before any provider is asked, and puts its units back. The caller holds the order's
 * lock, so that two administrators never refund more than is left. Throws `refund_pending`, `refund_disputed`,
 * `refund_nothing_left`, `refund_costs_nothing`, `refund_too_much`, `refund_units`, `refund_line_unknown`.
 */
export async function openRefund(
  transaction: Transaction,
  order: OrderRow,
  { request, asked, origin = 'shop', reason, actor, now, newId }: Request,
): Promise<OpenedRefund> {
  if (order.status === 'pending') throw new ShopError('refund_pending');
  const references = [order.reference];
  const rows = {
    payments: await paymentsOfOrders(transaction, references),
    refunds: await refundsOfOrders(transaction, references),
    disputes: await disputesOfOrders(transaction, references),
  };
  if (rows.disputes.some(({ state }) => state === 'open')) throw new ShopError('refund_disputed');
  const ledger = ledgerOf(order, rows);
  const { refundable } = orderMoney(ledger);
  if (refundable.minor === 0) throw new ShopError('refund_nothing_left');
  const goods = await linesOf(transaction, references);
  const earlier = await linesOfRefunds(transaction, references);
  const live = liveLines(earlier, rows.refunds);
  const all = goods.map((line) => refundableLine(line, live, order.currency));
  const lines = asked.what === 'amount' ? [] : wantedUnits(asked, goods, all);
  const amount = amountOf(order, asked, all, refundable);
  if (amount.minor === 0) throw new ShopError('refund_costs_nothing');
  const parts = takeFrom(ownFirst(paymentsMoney(ledger)), amount);
  if (!parts) throw new ShopError('refund_too_much', { left: formatPrice(refundable) });
  const payments = new Map(rows.payments.map((payment) => [ledgerKey(payment), payment]));
  const made = await transaction
    .insert(refunds)
    .values(
      parts.flatMap((part) => {
        const payment = payments.get(part.key);
        if (!payment) return [];
        return {
          key: newId(),
          request,
          orderReference: order.reference,
          provider: payment.provider,
          paymentId: payment.id,
          origin,
          amount: part.amount.minor,
          currency: part.amount.currency,
          state: 'asked' as const,
          reason,
          actor,
          askedAt: now,
        };
      }),
    )
    .returning();
  await writeUnits(transaction, order, { request, lines, live, all: earlier, actor, now });
  return { rows: made, amount, units: lines.reduce((count, { quantity }) => count + quantity, 0) };
}

/** Money that paid for no order goes back by itself, so a refund takes from the other payments first. */
function ownFirst(parts: readonly PaymentMoney[]): readonly PaymentMoney[] {
  return [...parts.filter(({ isSurplus }) => !isSurplus), ...parts.filter(({ isSurplus }) => isSurplus)];
}

/** The amount of a refund. Throws `refund_too_much`. */
function amountOf(order: OrderRow, asked: AskedRefund, lines: readonly RefundableLine[], refundable: Money): Money {
  const nothing = moneyOf(0, refundable.currency);
  const wanted = {
    all: () => refundable,
    lines: () =>
      sum(
        asked.what === 'lines' && asked.withShipping ? moneyOf(order.shipping, order.currency) : nothing,
        asked.what === 'lines' ? amountOfUnits(asked.lines, lines, order.currency) : nothing,
      ),
    amount: () => (asked.what === 'amount' ? asked.amount : nothing),
  }[asked.what]();
  if (wanted.minor > refundable.minor) throw new ShopError('refund_too_much', { left: formatPrice(refundable) });
  return wanted;
}

/** What units of lines cost. */
function amountOfUnits(asked: readonly AskedLine[], lines: readonly RefundableLine[], currency: string): Money {
  return refundOfUnits(lines, new Map(asked.map(({ position, quantity }) => [position, quantity])), currency);
}

/** The refunds of a request. */
export function refundsOfRequest(db: Executor, request: string): Promise<RefundRow[]> {
  return db.select().from(refunds).where(eq(refunds.request, request));
}
