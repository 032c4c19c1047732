import { asc, eq } from 'drizzle-orm';
import type { AreaOffer } from '#contract/delivery.ts';
import type { Executor } from '#platform/database/database.ts';
import { deliveryMethods, deliveryZones } from './delivery.tables.ts';

/** Returns the methods that are on, in their order, with their areas. One statement. */
export async function activeOffers(db: Executor): Promise<AreaOffer[]> {
  const { id, kind, title, rate, freeFrom, days, pickup } = deliveryMethods;
  const { provinces, postalRanges } = deliveryZones;
  const found = await db
    .select({ offer: { id, kind, title, rate, freeFrom, days, pickup }, provinces, postalRanges })
    .from(deliveryMethods)
    .leftJoin(deliveryZones, eq(deliveryZones.id, deliveryMethods.zoneId))
    .where(eq(deliveryMethods.isActive, true))
    .orderBy(asc(deliveryMethods.position), asc(deliveryMethods.id));
  return found.map((row) => ({
    ...row.offer,
    area: row.provinces && row.postalRanges && { provinces: row.provinces, postalRanges: row.postalRanges },
  }));
}
