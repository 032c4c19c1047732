import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { FulfilmentState } from '#contract/sales/fulfilment/fulfilment.ts';
import type { DeskFulfilment, fulfilmentDesk, Parcel } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Context } from '#server/core/context/context.ts';
import { recordEvent } from '#server/core/event-log/record-event.service.ts';
import { linesOf } from '../orders/order-state.service.ts';
import { parcels } from './fulfilment.tables.ts';
import { carriersOf, viewFulfilment, viewParcel } from './fulfilment-view.ts';
import { handOver } from './hand-over.ts';
import { holdOrder, moveHeld, refused, type HeldOrder } from './held-order.ts';
import { madeBy, type MadeMove } from './made-move.ts';
import { activeCarrier, checkNumber } from './parcel-carrier.service.ts';
import { parcelChanges } from './parcel-changes.ts';
import { parcelLinesOf, parcelsOf, type ParcelRow } from './parcels.queries.ts';
import { refuseTaken } from './taken-number.ts';

/** Adds a parcel to an order; see `handOver` for what it throws. */
export async function addParcel(
  ctx: Context,
  { reference, ...parcel }: Input<typeof fulfilmentDesk.addParcel>,
): Promise<DeskFulfilment> {
  const made = madeBy(ctx, 'parcel');
  await inTransaction(ctx.db, async (transaction) => {
    await handOver(transaction, await holdOrder(transaction, reference), parcel, made);
  });
  return viewFulfilment(ctx.db, reference);
}

/**
 * Corrects a parcel. Throws `parcel_not_found`, also for another order's, `carrier_not_found`, `tracking_taken`, and
 * `changed_meanwhile`.
 */
export async function changeParcel(ctx: Context, asked: Input<typeof fulfilmentDesk.changeParcel>): Promise<Parcel> {
  const { reference, id, version, carrierId, trackingNumber, isShared } = asked;
  const made = madeBy(ctx, '');
  return inTransaction(ctx.db, async (transaction) => {
    const before = await lockParcel(transaction, reference, id);
    const present = await shown(transaction, before);
    if (version !== undefined && version !== before.version) {
      const changedBy = await parcelChanges(transaction, reference, id);
      throw new ShopError('changed_meanwhile', {}, [], { present, changedBy });
    }
    // An inactive carrier stays on the parcels that it has.
    const isOther = carrierId !== undefined && carrierId !== before.carrierId;
    const carrier = isOther ? await activeCarrier(transaction, carrierId) : undefined;
    checkNumber(carrier, trackingNumber ?? before.trackingNumber);
    const change = {
      ...(carrierId !== undefined && { carrierId }),
      ...(trackingNumber !== undefined && { trackingNumber }),
    };
    if (Object.keys(change).length === 0) return present;
    const isNumberOther = trackingNumber !== undefined && trackingNumber !== before.trackingNumber;
    if (!isShared && (isOther || isNumberOther)) {
      const { carrierId: carrierNow, trackingNumber: numberNow } = { ...before, ...change };
      await refuseTaken(transaction, { carrierId: carrierNow, numbers: [numberNow], to: [reference] });
    }
    const [changed] = await transaction.update(parcels).set(change).where(eq(parcels.id, id)).returning();
    const after = await shown(transaction, changed ?? before);
    await noteParcel(transaction, 'corrected', { reference, parcel: after, made });
    return after;
  });
}

/**
 * Notes that a parcel arrived; with the last one, a dispatched order is delivered. Noting it again changes nothing. Throws
 * `order_not_found`, `order_unpaid` and `parcel_not_found`.
 */
export async function deliverParcel(
  ctx: Context,
  { reference, id }: Input<typeof fulfilmentDesk.deliverParcel>,
): Promise<DeskFulfilment> {
  const made = madeBy(ctx, 'parcels_delivered');
  await inTransaction(ctx.db, async (transaction) => {
    const held = await holdOrder(transaction, reference);
    const found = await lockParcel(transaction, reference, id);
    if (found.deliveredAt !== null) return;
    const [changed] = await transaction
      .update(parcels)
      .set({ deliveredAt: made.now })
      .where(eq(parcels.id, id))
      .returning();
    await noteParcel(transaction, 'delivered', { reference, parcel: await shown(transaction, changed ?? found), made });
    const all = await parcelsOf(transaction, [reference]);
    const isLast = all.every(({ deliveredAt }) => deliveredAt !== null);
    if (isLast && held.state === 'dispatched') await moveHeld(transaction, held, 'delivered', made);
  });
  return viewFulfilment(ctx.db, reference);
}

/**
 * Takes back a parcel that was noted by mistake; a dispatched order is being prepared again. Throws `order_not_found`,
 * `order_unpaid`, `parcel_not_found`, and `fulfilment_refused` for an order that was delivered or came back.
 */
export async function removeParcel(
  ctx: Context,
  { reference, id }: Input<typeof fulfilmentDesk.removeParcel>,
): Promise<DeskFulfilment> {
  const made = madeBy(ctx, 'parcel_removed');
  await inTransaction(ctx.db, async (transaction) => {
    const held = await holdOrder(transaction, reference);
    const parcel = await shown(transaction, await lockParcel(transaction, reference, id));
    if (held.state !== 'preparing' && held.state !== 'dispatched') throw refused(held);
    await transaction.delete(parcels).where(eq(parcels.id, id));
    await noteParcel(transaction, 'removed', { reference, parcel, made });
    if (held.state === 'dispatched') await moveHeld(transaction, held, 'preparing', made);
  });
  return viewFulfilment(ctx.db, reference);
}

/**
 * Keeps the times of parcels true to a move by hand: an order that was delivered has no parcel on its way, and taking that
 * back takes back the arrivals of the same moment.
 */
export async function noteArrivals(
  transaction: Transaction,
  { order: { reference }, state: from }: HeldOrder,
  to: FulfilmentState,
  now: Date,
): Promise<void> {
  const own = eq(parcels.orderReference, reference);
  if (to === 'delivered') {
    await transaction
      .update(parcels)
      .set({ deliveredAt: now })
      .where(and(own, isNull(parcels.deliveredAt)));
  }
  if (from === 'delivered' && to === 'dispatched') {
    const last = sql`(select max(delivered_at) from parcels where order_reference = ${reference})`;
    await transaction
      .update(parcels)
      .set({ deliveredAt: null })
      .where(and(own, eq(parcels.deliveredAt, last)));
  }
}

async function lockParcel(transaction: Transaction, reference: string, id: number): Promise<ParcelRow> {
  const [found] = await transaction
    .select()
    .from(parcels)
    .where(and(eq(parcels.id, id), eq(parcels.orderReference, reference)))
    .for('update');
  if (!found) throw new ShopError('parcel_not_found');
  return found;
}

async function shown(db: Executor, row: ParcelRow): Promise<Parcel> {
  const { orderReference } = row;
  const lines = await linesOf(db, [orderReference]);
  return viewParcel(row, await carriersOf(db, [row]), { lines, parts: await parcelLinesOf(db, [orderReference]) });
}

type Noted = { readonly reference: string; readonly parcel: Parcel; readonly made: MadeMove };

async function noteParcel(
  transaction: Transaction,
  what: 'corrected' | 'delivered' | 'removed',
  { reference, parcel: { id, carrier, trackingNumber }, made: { actor, now } }: Noted,
): Promise<void> {
  const data = { what, parcelId: id, carrier, trackingNumber };
  await recordEvent(transaction, { at: now, kind: 'order.parcel', subject: reference, actor, data });
}
