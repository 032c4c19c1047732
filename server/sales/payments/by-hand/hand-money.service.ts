import { ShopError } from '#contract/core/protocol/errors.ts';
import { moneyOf, type Money } from '#contract/core/money/money.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import type { OrderActor } from '../../orders/advance-order.ts';
import type { OrderRow } from '../../orders/order-state.service.ts';
import { confirmReceipts, hasWaitingReceipt } from '../../orders/receipts.service.ts';
import { handPaymentsOf, mostHandParts, byHand } from './hand-provider.service.ts';
import { canEndUnpaid, endsUnpaid } from '#contract/sales/fulfilment/fulfilment.ts';
import type { GiveUpReason } from '../order-step.ts';
import { and, eq, lt, sql } from 'drizzle-orm';
import { orders } from '../../orders/orders.tables.ts';
import { payments } from '../payments.tables.ts';

type PricedOrder = Pick<OrderRow, 'reference' | 'total' | 'currency'>;

/** What is left of an order's total after the money that the shop's people noted. */
export async function leftByHand(db: Executor, { reference, total, currency }: PricedOrder): Promise<Money> {
  const taken = (await handPaymentsOf(db, reference)).reduce((sum, { amount }) => sum + amount, 0);
  return moneyOf(Math.max(0, total - taken), currency);
}

/**
 * Does what follows from money that was noted just now, in the transaction that holds the order's lock: receipts that wait are
 * confirmed. Throws `hand_payment_too_much` if two administrators noted more than the total together, and `too_many_parts`.
 */
export async function followTaken(
  transaction: Transaction,
  { reference, total, currency }: PricedOrder,
  by: { readonly actor: OrderActor; readonly now: Date },
): Promise<void> {
  const taken = await handPaymentsOf(transaction, reference);
  if (taken.reduce((sum, { amount }) => sum + amount, 0) > total) {
    throw new ShopError('hand_payment_too_much', { left: formatPrice(moneyOf(0, currency)) });
  }
  if (taken.length > mostHandParts) throw new ShopError('too_many_parts', { most: mostHandParts });
  await confirmReceipts(transaction, reference, by);
}

type Circumstances = {
  /** Money of it that was noted. */
  readonly noted: readonly unknown[];
  readonly giveUp: GiveUpReason;
  /** The time to pay is over. */
  readonly isOver: boolean;
};

/**
 * Returns whether an order that is paid by hand may end without its money. Nobody but the shop's people can give that back, so it
 * stays once a part was noted, or while a receipt waits for them; nobody leaves a page of a provider; its time may have been
 * made longer since it was looked at; and its goods may be on their way. The caller holds the order's lock.
 */
export async function mayEndHeld(
  transaction: Transaction,
  { reference, fulfilment }: Pick<OrderRow, 'reference' | 'fulfilment'>,
  { noted, giveUp, isOver }: Circumstances,
): Promise<boolean> {
  if (noted.length > 0 || giveUp === 'abandoned') return false;
  const mayEnd =
    giveUp === 'expired' ? isOver && endsUnpaid.some((one) => one === fulfilment) : canEndUnpaid(fulfilment, true);
  if (!mayEnd) return false;
  return !(await hasWaitingReceipt(transaction, reference));
}

/** The condition of orders with money by hand that pays for nothing, as when it came after their end, or they were ended after a part of it: people have to give it back. */
export const handSurplus = sql`${orders.reference} in (select ${payments.orderReference} from ${payments}
  where ${and(eq(payments.provider, byHand), lt(payments.refunded, payments.amount))}
    and (${payments.refund} = 'due' or ${orders.status} in ('rejected', 'failure')))`;
