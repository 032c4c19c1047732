import { ShopError } from '#contract/core/protocol/errors.ts';
import { buyerCancels, isCancellable } from '#contract/sales/fulfilment/fulfilment.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { linesOf, type OrderRow } from '../orders/order-state.service.ts';
import { holdOrder, moveHeld } from './held-order.ts';
import type { MadeMove } from './made-move.ts';
import { packedOf } from './packed-units.ts';
import { parcelLinesOf } from './parcels.queries.ts';

type Ended = {
  readonly order: OrderRow;
  /** False if it was cancelled before. */
  readonly isNew: boolean;
};

/**
 * Ends the delivery of a paid order under its lock, which the transaction keeps. Throws `order_not_found`, `order_unpaid`,
 * `order_has_left` once a unit is in a parcel or the goods were handed over, and `order_in_preparation` for a buyer when
 * somebody prepares it.
 */
export async function cancelFulfilment(
  transaction: Transaction,
  reference: string,
  isBuyer: boolean,
  made: MadeMove,
): Promise<Ended> {
  const held = await holdOrder(transaction, reference);
  const { order, state, packed } = held;
  if (order.status !== 'approved') throw new ShopError('order_unpaid');
  if (state === 'cancelled') return { order, isNew: false };
  if (!isCancellable(state, packed)) throw new ShopError('order_has_left');
  if (isBuyer && !buyerCancels.includes(state)) throw new ShopError('order_in_preparation');
  await moveHeld(transaction, held, 'cancelled', made);
  return { order, isNew: true };
}

/** Returns whether a buyer, or an administrator, could cancel an order now. */
export async function canCancel(
  db: Executor,
  { reference, status, fulfilment }: OrderRow,
  isBuyer: boolean,
): Promise<boolean> {
  if (status !== 'approved' || (isBuyer && !buyerCancels.includes(fulfilment))) return false;
  const lines = await linesOf(db, [reference]);
  return isCancellable(fulfilment, packedOf(lines, await parcelLinesOf(db, [reference])));
}
