import { inArray } from 'drizzle-orm';
import { numberPlace } from '#contract/delivery/carriers.ts';
import type { Carrier, Carriers } from '#server/core/context/carrier.ts';
import { carriers } from './fulfilment.tables.ts';

type Row = typeof carriers.$inferSelect;

/** The carriers of the shop's own table, as its owner wrote them down. */
export const tableCarriers: Carriers = {
  async named(db, ids) {
    if (ids.length === 0) return new Map();
    const rows = await db
      .select()
      .from(carriers)
      .where(inArray(carriers.id, [...new Set(ids)]));
    return new Map(rows.map((row) => [row.id, carrierOf(row)]));
  },
};

/** A carrier of the table accepts every number: only its template is known. */
export function carrierOf({ id, name, isActive, linkTemplate }: Row): Carrier {
  return {
    id,
    name,
    isActive,
    accepts: () => true,
    linkOf(trackingNumber) {
      if (linkTemplate === '' || trackingNumber === '') return null;
      return linkTemplate.replaceAll(numberPlace, () => encodeURIComponent(trackingNumber));
    },
  };
}
