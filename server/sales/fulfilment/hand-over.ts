import { t } from '#messages/messages.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { allowedMoves } from '#contract/sales/fulfilment/fulfilment.ts';
import type { Transaction } from '#platform/database/database.ts';
import { recordEvent } from '#server/core/event-log/record-event.service.ts';
import { parcelLines, parcels } from './fulfilment.tables.ts';
import { moveHeld, refused, refuseStopped, type HeldOrder } from './held-order.ts';
import type { MadeMove } from './made-move.ts';
import { activeCarrier, checkNumber } from './parcel-carrier.service.ts';
import { refuseTaken } from './taken-number.ts';

type Units = { readonly position: number; readonly quantity: number };

export type NewParcel = {
  readonly carrierId?: number | null | undefined;
  readonly trackingNumber: string;
  /** What is in it; without it, all that is left. */
  readonly lines?: readonly Units[] | undefined;
  /** True if it may have the number of another order's parcel. */
  readonly isShared: boolean;
};

/**
 * Hands units of a held order to a carrier in one parcel, and moves the order on: dispatched once nothing is left. Throws
 * `carrier_not_found`, `delivery_stopped`, `nothing_left`, `too_many_units`, `tracking_taken`, `invalid` for a line that is not the order's,
 * and `fulfilment_refused` for an order that takes no parcels in its state.
 */
export async function handOver(
  transaction: Transaction,
  held: HeldOrder,
  { carrierId, trackingNumber, lines, isShared }: NewParcel,
  made: MadeMove,
): Promise<void> {
  const { reference } = held.order;
  const carrier = await activeCarrier(transaction, carrierId);
  checkNumber(carrier, trackingNumber);
  refuseStopped(held, 'dispatched');
  // All units of a cancelled order went back to the stock, but that is not why.
  if (held.state === 'cancelled') throw refused(held);
  if (held.left.length === 0) throw new ShopError('nothing_left');
  if (!takesParcels(held)) throw refused(held);
  if (!isShared) await refuseTaken(transaction, { carrierId, numbers: [trackingNumber], to: [reference] });
  const units = lines === undefined ? held.left : checkedUnits(held, lines);
  const to = isRest(held, units) ? 'dispatched' : 'preparing';
  if (to !== held.state) await moveHeld(transaction, held, to, made);
  const [parcel] = await transaction
    .insert(parcels)
    .values({ orderReference: reference, carrierId: carrier?.id, trackingNumber, dispatchedAt: made.now })
    .returning();
  if (!parcel) throw new Error('the parcel was not written');
  const parts = units.map(({ position, quantity }) => ({ position, quantity }));
  await transaction
    .insert(parcelLines)
    .values(parts.map((part) => ({ ...part, parcelId: parcel.id, orderReference: reference })));
  await recordEvent(transaction, {
    at: made.now,
    kind: 'order.parcel',
    subject: reference,
    actor: made.actor,
    data: { what: 'dispatched', parcelId: parcel.id, carrier: carrier?.name ?? null, trackingNumber },
  });
}

/** True where dispatching is the next step, not the taking back of a later one. */
function takesParcels({ order, state }: HeldOrder): boolean {
  const moves = allowedMoves(state, order.shippingMethod);
  return moves.some(({ to, kind }) => to === 'dispatched' && kind === 'step');
}

/** The same position named twice counts as one line. */
function checkedUnits({ order, left }: HeldOrder, lines: readonly Units[]): Units[] {
  const asked = Map.groupBy(lines, ({ position }) => position);
  return [...asked].map(([position, parts]) => {
    const quantity = parts.reduce((sum, part) => sum + part.quantity, 0);
    const line = left.find((one) => one.position === position);
    if (!line) throw notHere(order.number, lines, position);
    if (quantity > line.quantity) throw new ShopError('too_many_units', { name: line.name, left: line.quantity });
    return { position, quantity };
  });
}

function notHere(number: number, lines: readonly Units[], position: number): ShopError {
  const index = lines.findIndex((one) => one.position === position);
  const message = t('fulfilment.noUnitsLeft', { number });
  return new ShopError('invalid', {}, [{ path: `lines.${index}.position`, message }]);
}

function isRest({ left }: HeldOrder, units: readonly Units[]): boolean {
  const sum = (all: readonly Units[]) => all.reduce((total, { quantity }) => total + quantity, 0);
  return sum(units) === sum(left);
}
