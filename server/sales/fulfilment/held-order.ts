import {
  allowedMoves,
  fulfilmentWords,
  type FulfilmentState,
  type Packed,
} from '#contract/sales/fulfilment/fulfilment.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Transaction } from '#platform/database/database.ts';
import { recordEvent } from '#server/core/event-log/record-event.service.ts';
import { noteFulfilment } from '../orders/order-fulfilment.service.ts';
import { linesOf, lockOrder, type LineRow, type OrderRow } from '../orders/order-state.service.ts';
import type { MadeMove } from './made-move.ts';
import { packedOf, unitsLeft } from './packed-units.ts';
import { parcelLinesOf } from './parcels.queries.ts';

/** An order to be sent, whose row the transaction has locked: nobody else moves it or packs its units. */
export type HeldOrder = {
  readonly order: OrderRow;
  readonly state: FulfilmentState;
  readonly left: readonly LineRow[];
  readonly packed: Packed;
};

/** Locks an order that is paid, or is paid as it is handed over. Throws `order_not_found` and `order_unpaid`. */
export async function holdOrder(transaction: Transaction, reference: string): Promise<HeldOrder> {
  const order = await lockOrder(transaction, reference);
  if (!order) throw new ShopError('order_not_found');
  const { fulfilment: state } = order;
  if (state === null) throw new ShopError('order_unpaid');
  const lines = await linesOf(transaction, [reference]);
  const parts = await parcelLinesOf(transaction, [reference]);
  return { order, state, left: unitsLeft(lines, parts), packed: packedOf(lines, parts) };
}

/** The states in which goods have left, or are about to. */
const leaves: ReadonlySet<FulfilmentState> = new Set(['ready_for_pickup', 'dispatched', 'delivered']);

/** Throws `delivery_stopped` for a step by which goods leave that the payment provider asked to keep. */
export function refuseStopped({ order }: HeldOrder, to: FulfilmentState): void {
  if (leaves.has(to) && order.deliveryStoppedAt !== null) throw new ShopError('delivery_stopped');
}

/**
 * Returns the moves that a person can make now; those of other calls are `cancelFulfilment`, `handOverAtCounter`, and `handOverPaid`:
 * what is paid at pick-up is handed over with its payment.
 */
export function movesNow({ order, state, packed }: Pick<HeldOrder, 'order' | 'state' | 'packed'>) {
  return allowedMoves(state, order.shippingMethod).flatMap(({ kind, ...move }) =>
    (kind === 'step' || kind === 'undo') && move.packed.includes(packed) && !isOwed(order, move.to)
      ? [{ ...move, kind }]
      : [],
  );
}

function isOwed({ status, shippingMethod }: OrderRow, to: FulfilmentState): boolean {
  return status === 'pending' && shippingMethod === 'pickup' && to === 'delivered';
}

/** The refusal of a move that there is not, or is no longer. */
export function refused({ state }: Pick<HeldOrder, 'state'>): ShopError {
  return new ShopError('fulfilment_refused', { state: fulfilmentWords[state] });
}

/** Moves the delivery of a held order, with its event. Throws `fulfilment_refused` for a move that there is not. */
export async function moveHeld(
  transaction: Transaction,
  held: HeldOrder,
  to: FulfilmentState,
  { actor, reason, now }: MadeMove,
): Promise<void> {
  const { order, state: from } = held;
  const { reference } = order;
  const isKnown = allowedMoves(from, order.shippingMethod).some((move) => move.to === to);
  if (!isKnown || !(await noteFulfilment(transaction, reference, from, to))) throw refused(held);
  const data = { from, to, reason };
  await recordEvent(transaction, { at: now, kind: 'order.fulfilment-moved', subject: reference, actor, data });
}
