import { ShopError } from '#contract/core/protocol/errors.ts';
import { moneyOf, sum, compare, type Money } from '#contract/core/money/money.ts';
import { orderMoney, refundOfLine, unitsLeft } from '#contract/sales/orders/order-money.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import type { Services } from '#server/core/context/context.ts';
import { linesOf, type OrderRow } from '../orders/order-state.service.ts';
import { refundsOfOrders } from './refund-records.service.ts';
import { disputesOfOrders } from './dispute-records.ts';
import { ledgerOf, type LedgerRows } from './ledger.service.ts';
import { openRefund, refundsOfRequest } from './open-refund.ts';
import { paymentsOfOrders } from './payment-records.ts';
import { linesOfRefunds, liveLines, refundableLine } from './refund-lines.ts';
import { wantedUnits, writeUnits } from './refund-units.ts';
import { sendRefund } from './send-refund.ts';

type Rest = {
  /** The key of the request, as in `openRefund`. */
  readonly request: string;
  readonly reason: string;
  readonly actor: string;
  readonly now: Date;
  readonly newId: () => string;
};

/**
 * Writes down the refund of all that is left of an order and puts back all units that are left, also of an order without
 * money to give back. The caller holds the order's lock. Throws `refund_disputed`.
 */
export async function openRest(transaction: Transaction, order: OrderRow, rest: Rest): Promise<void> {
  const references = [order.reference];
  const rows = await ledgerRows(transaction, references);
  if (rows.disputes.some(({ state }) => state === 'open')) throw new ShopError('refund_disputed');
  const asked = { what: 'all', lines: [] } as const;
  if (orderMoney(ledgerOf(order, rows)).refundable.minor > 0) {
    await openRefund(transaction, order, { ...rest, asked });
    return;
  }
  const earlier = await linesOfRefunds(transaction, references);
  const live = liveLines(earlier, rows.refunds);
  const goods = await linesOf(transaction, references);
  const refundable = goods.map((line) => refundableLine(line, live, order.currency));
  const lines = wantedUnits(asked, goods, refundable);
  const { request, actor, now } = rest;
  await writeUnits(transaction, order, { request, lines, live, all: earlier, actor, now });
}

/** Returns what `openRest` would give back now; undefined while a dispute of the order is open. */
export async function restOf(db: Executor, order: OrderRow): Promise<Money | undefined> {
  const rows = await ledgerRows(db, [order.reference]);
  if (rows.disputes.some(({ state }) => state === 'open')) return undefined;
  return orderMoney(ledgerOf(order, rows)).refundable;
}

/** Returns all rows that the ledgers of orders are made of. */
export async function ledgerRows(db: Executor, references: readonly string[]): Promise<LedgerRows> {
  return {
    payments: await paymentsOfOrders(db, references),
    refunds: await refundsOfOrders(db, references),
    disputes: await disputesOfOrders(db, references),
  };
}

/** Asks the provider for the refunds of a request that it has not answered yet; the jobs go on with the others. */
export async function sendRequest(services: Services, request: string): Promise<void> {
  for (const row of await refundsOfRequest(services.db, request)) {
    if (row.state === 'asked') await sendRefund(services, row);
  }
}

/** Returns how much a request asked to give back. */
export async function amountOfRequest(db: Executor, order: OrderRow, request: string): Promise<Money> {
  const rows = await refundsOfRequest(db, request);
  return sum(moneyOf(0, order.currency), ...rows.map(({ amount, currency }) => moneyOf(amount, currency)));
}

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
