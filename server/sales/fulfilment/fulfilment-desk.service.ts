import type { Input, Output } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { FulfilmentState } from '#contract/sales/fulfilment/fulfilment.ts';
import type { DeskFulfilment, fulfilmentDesk } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import type { Transaction } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Context } from '#server/core/context/context.ts';
import { orderOf } from '../orders/order-state.service.ts';
import { viewFulfilment } from './fulfilment-view.ts';
import { handOver, type NewParcel } from './hand-over.ts';
import { holdOrder, moveHeld, movesNow, refused, refuseStopped, type HeldOrder } from './held-order.ts';
import { madeBy, type MadeMove } from './made-move.ts';
import { activeCarrier } from './parcel-carrier.service.ts';
import { noteArrivals } from './parcels.service.ts';
import { refuseTaken } from './taken-number.ts';

type Asked = {
  readonly to: FulfilmentState;
  readonly from?: FulfilmentState | undefined;
  /** True to take nothing back: a wrong move is taken back one order at a time. */
  readonly onlyForward?: boolean;
};

/**
 * Moves the delivery of one order. Throws `order_not_found`, `order_unpaid`, `delivery_stopped`, and `fulfilment_refused`
 * for a move that is not possible, or if the order is no longer in `from`.
 */
export async function moveOrder(ctx: Context, asked: Input<typeof fulfilmentDesk.move>): Promise<DeskFulfilment> {
  const { reference, reason } = asked;
  const made = madeBy(ctx, reason || 'by_hand');
  await inTransaction(ctx.db, (transaction) => moveOne(transaction, reference, asked, made));
  return viewFulfilment(ctx.db, reference);
}

async function moveOne(
  transaction: Transaction,
  reference: string,
  { to, from, onlyForward = false }: Asked,
  made: MadeMove,
  parcel: Handed = { trackingNumber: '', isShared: false },
): Promise<void> {
  const held = await holdOrder(transaction, reference);
  if (from !== undefined && from !== held.state) throw refused(held);
  const move = movesNow(held).find((one) => one.to === to);
  if (!move || (onlyForward && move.kind === 'undo')) throw refused(held);
  if (move.kind === 'step') refuseStopped(held, to);
  await carryOut(transaction, held, to, made, parcel);
}

/** The parcel of an order that is dispatched: its number can be added later. */
type Handed = Omit<NewParcel, 'lines'>;

/** Dispatching by hand puts what is left into one parcel. */
async function carryOut(
  transaction: Transaction,
  held: HeldOrder,
  to: FulfilmentState,
  made: MadeMove,
  parcel: Handed,
): Promise<void> {
  if (to === 'dispatched' && held.left.length > 0) {
    await handOver(transaction, held, parcel, made);
    return;
  }
  await moveHeld(transaction, held, to, made);
  await noteArrivals(transaction, held, to, made.now);
}

/**
 * Moves several orders on, each in a transaction of its own: one that fails keeps no other back, and none is taken back. Throws `carrier_not_found`,
 * and `tracking_taken` before any is moved.
 */
export async function moveSeveral(
  ctx: Context,
  { references, to, carrierId, reason, parcels, isShared }: Input<typeof fulfilmentDesk.moveSeveral>,
): Promise<Output<typeof fulfilmentDesk.moveSeveral>> {
  await inTransaction(ctx.db, (transaction) => activeCarrier(transaction, carrierId));
  const made = madeBy(ctx, reason || 'by_hand');
  if (!isShared) {
    const given = parcels.map(({ trackingNumber }) => trackingNumber);
    await refuseTaken(ctx.db, { carrierId, numbers: given, to: references });
  }
  const numbers = new Map(parcels.map((parcel) => [parcel.reference, parcel.trackingNumber]));
  const moved: string[] = [];
  const failed: Output<typeof fulfilmentDesk.moveSeveral>['failed'] = [];
  for (const reference of new Set(references)) {
    try {
      const parcel = { carrierId, trackingNumber: numbers.get(reference) ?? '', isShared: true };
      await inTransaction(ctx.db, (transaction) =>
        moveOne(transaction, reference, { to, onlyForward: true }, made, parcel),
      );
      moved.push(reference);
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      const order = await orderOf(ctx.db, reference);
      const detail = error.errors[0]?.message ?? error.detail;
      failed.push({ reference, number: order?.number ?? null, code: error.code, detail });
    }
  }
  return { moved, failed };
}
