import type { Executor } from '#platform/database/database.ts';
import type { LineRow } from '../orders/order-state.service.ts';
import { unitsLeft } from './packed-units.ts';
import { parcelLinesOf, parcelsOf } from './parcels.queries.ts';

type Packing = { readonly parcels: number; readonly left: readonly LineRow[] };

/** Returns how many parcels orders have, and what is in none of them, by reference. Two statements whatever their number. */
export async function packingOf(
  db: Executor,
  lines: ReadonlyMap<string, readonly LineRow[]>,
): Promise<ReadonlyMap<string, Packing>> {
  const references = [...lines.keys()];
  const ofOrder = ({ orderReference }: { readonly orderReference: string }) => orderReference;
  const packed = Map.groupBy(await parcelLinesOf(db, references), ofOrder);
  const parcels = Map.groupBy(await parcelsOf(db, references), ofOrder);
  return new Map(
    [...lines].map(([reference, own]) => [
      reference,
      { parcels: parcels.get(reference)?.length ?? 0, left: unitsLeft(own, packed.get(reference) ?? []) },
    ]),
  );
}
