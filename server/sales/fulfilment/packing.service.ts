import type { Executor } from '#platform/database/database.ts';
import type { LineRow } from '../orders/order-state.service.ts';
import { unitsLeft, unitsToSend } from './packed-units.ts';
import { parcelLinesOf, parcelsOf } from './parcels.queries.ts';

export type Packing = {
  readonly parcels: number;
  readonly toSend: readonly LineRow[];
  readonly left: readonly LineRow[];
};

/**
 * Returns how many parcels orders have, what was sent or is to be, and what of it is in no parcel yet, by reference. Two
 * statements whatever their number.
 */
export async function packingOf(
  db: Executor,
  lines: ReadonlyMap<string, readonly LineRow[]>,
): Promise<ReadonlyMap<string, Packing>> {
  const references = [...lines.keys()];
  const ofOrder = ({ orderReference }: { readonly orderReference: string }) => orderReference;
  const packed = Map.groupBy(await parcelLinesOf(db, references), ofOrder);
  const parcels = Map.groupBy(await parcelsOf(db, references), ofOrder);
  return new Map(
    [...lines].map(([reference, own]) => {
      const parts = packed.get(reference) ?? [];
      const count = parcels.get(reference)?.length ?? 0;
      return [reference, { parcels: count, toSend: unitsToSend(own, parts), left: unitsLeft(own, parts) }];
    }),
  );
}
