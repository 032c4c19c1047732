import { asc, inArray } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import { parcelLines, parcels } from './fulfilment.tables.ts';

export type ParcelRow = typeof parcels.$inferSelect;

/** The parcels of orders, the first one first. */
export function parcelsOf(db: Executor, references: readonly string[]): Promise<ParcelRow[]> {
  return db
    .select()
    .from(parcels)
    .where(inArray(parcels.orderReference, [...references]))
    .orderBy(asc(parcels.id));
}

/** What is in the parcels of orders. */
export function parcelLinesOf(db: Executor, references: readonly string[]) {
  return db
    .select()
    .from(parcelLines)
    .where(inArray(parcelLines.orderReference, [...references]))
    .orderBy(asc(parcelLines.parcelId), asc(parcelLines.position));
}
