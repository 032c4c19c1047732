import { ShopError } from '#contract/core/protocol/errors.ts';
import type { FulfilmentState } from '#contract/sales/fulfilment/fulfilment.ts';
import type { DeskFulfilment, Parcel } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { filledAddress, pageAddresses } from '#contract/core/shop/page-addresses.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import type { Executor } from '#platform/database/database.ts';
import { linesOf, orderOf, type LineRow } from '../orders/order-state.service.ts';
import type { Carrier } from '#server/core/context/carrier.ts';
import { movesNow } from './held-order.ts';
import { packedOf, unitsLeft } from './packed-units.ts';
import { parcelLinesOf, parcelsOf, type ParcelRow } from './parcels.queries.ts';
import { tableCarriers } from './table-carriers.ts';

/** Returns the delivery of an order as administrators see it. Throws `order_not_found`. */
export async function viewFulfilment(db: Executor, reference: string): Promise<DeskFulfilment> {
  const order = await orderOf(db, reference);
  if (!order) throw new ShopError('order_not_found');
  const lines = await linesOf(db, [reference]);
  const parts = await parcelLinesOf(db, [reference]);
  const { fulfilment: state, number, trackingToken: token } = order;
  return {
    reference,
    number,
    state,
    isStopped: order.deliveryStoppedAt !== null,
    moves:
      state === null
        ? []
        : movesNow({ order, state, packed: packedOf(lines, parts) }).map(({ to, kind }) => ({ to, kind })),
    parcels: await viewParcels(db, await parcelsOf(db, [reference]), { lines, parts }),
    left: state === null || isOver.has(state) ? [] : unitsLeft(lines, parts).map((line) => partOf(line, line.quantity)),
    trackingPath: token === null || state === null ? null : filledAddress(pageAddresses.tracking, { token }),
  };
}

/** The states in which nothing is to be sent any more, parcels or not. */
const isOver: ReadonlySet<FulfilmentState> = new Set(['delivered', 'returned', 'cancelled']);

type Packing = {
  readonly lines: readonly LineRow[];
  readonly parts: readonly { readonly parcelId: number; readonly position: number; readonly quantity: number }[];
};

async function viewParcels(db: Executor, rows: readonly ParcelRow[], packing: Packing): Promise<Parcel[]> {
  const carriers = await carriersOf(db, rows);
  return rows.map((row) => viewParcel(row, carriers, packing));
}

/** Returns the carriers of parcels, by their ids. */
export function carriersOf(db: Executor, rows: readonly ParcelRow[]): Promise<ReadonlyMap<number, Carrier>> {
  return tableCarriers.named(
    db,
    rows.flatMap(({ carrierId }) => carrierId ?? []),
  );
}

/** Returns a parcel as administrators see it. */
export function viewParcel(
  { id, carrierId, trackingNumber, dispatchedAt, deliveredAt, version }: ParcelRow,
  carriers: ReadonlyMap<number, Carrier>,
  { lines, parts }: Packing,
): Parcel {
  const carrier = carriers.get(carrierId ?? 0);
  return {
    id,
    carrierId,
    carrier: carrier?.name ?? null,
    trackingNumber,
    link: carrier?.linkOf(trackingNumber) ?? null,
    dispatchedAt: shopMoment(dispatchedAt),
    deliveredAt: deliveredAt && shopMoment(deliveredAt),
    lines: parts.flatMap(({ parcelId, position, quantity }) => {
      const line = parcelId === id ? lines.find((one) => one.position === position) : undefined;
      return line ? [partOf(line, quantity)] : [];
    }),
    version,
  };
}

function partOf({ position, name, color, size }: LineRow, quantity: number) {
  return { position, name, color, size, quantity };
}
