import type { RefundableLine } from '#contract/sales/orders/order-money.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { linesOf, type OrderRow } from '../orders/order-state.service.ts';
import { openRefund, type OpenedRefund } from './open-refund.ts';
import { linesOfRefunds, liveLines, refundableLine, type RefundLineRow } from './refund-lines.ts';
import { refundsOfOrders } from './refund-records.service.ts';

/** Units of a line of an order that a refund was for; `request` is the refund's key. */
export type RefundedUnits = { readonly request: string; readonly position: number; readonly quantity: number };

/** The units that the refunds of an order are for, without those that the provider refused. */
export function refundedUnits(db: Executor, reference: string): Promise<readonly RefundedUnits[]> {
  return liveUnits(db, reference);
}

/** The lines of an order as their refunds need them. */
export async function refundableLines(db: Executor, { reference, currency }: OrderRow): Promise<RefundableLine[]> {
  const live = await liveUnits(db, reference);
  return (await linesOf(db, [reference])).map((line) => refundableLine(line, live, currency));
}

async function liveUnits(db: Executor, reference: string): Promise<RefundLineRow[]> {
  return liveLines(await linesOfRefunds(db, [reference]), await refundsOfOrders(db, [reference]));
}

type LineRefund = {
  /** The key of the request, as in `openRefund`. */
  readonly request: string;
  /** `putBack` of the units went back to the stock. */
  readonly lines: readonly { readonly position: number; readonly quantity: number; readonly putBack: number }[];
  /** True to give back what was paid for the delivery too. */
  readonly withShipping: boolean;
  readonly reason: string;
  readonly actor: string;
  readonly now: Date;
  readonly newId: () => string;
};

/**
 * Writes down a refund of units of some lines, which puts none of them into the stock: whoever inspected them did. The
 * caller holds the order's lock, and sends the request afterwards. Throws what `openRefund` throws.
 */
export function openLineRefund(
  transaction: Transaction,
  order: OrderRow,
  { lines, withShipping, ...request }: LineRefund,
): Promise<OpenedRefund> {
  const back = lines.map((line) => ({ ...line, restock: line.putBack > 0 }));
  const asked = { what: 'lines', lines: back, withShipping } as const;
  return openRefund(transaction, order, { ...request, asked });
}
