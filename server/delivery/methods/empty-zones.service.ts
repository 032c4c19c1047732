import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { toldZone } from './delivery-zones.service.ts';
import { deliveryMethods, deliveryZones } from './delivery.tables.ts';

/** The zones that cover a place at all. */
export const hasArea = or(
  sql`cardinality(${deliveryZones.provinces}) > 0`,
  sql`jsonb_array_length(${deliveryZones.postalRanges}) > 0`,
);

/**
 * Takes their areas from all zones, because the same codes are other places in another country, and switches off the methods
 * that serve zones. Whole countries stay.
 */
export async function emptyZones(transaction: Transaction, ctx: Context): Promise<void> {
  const zones = await transaction.select().from(deliveryZones).where(hasArea).orderBy(deliveryZones.id).for('update');
  for (const zone of zones) {
    const empty = { provinces: [], postalRanges: [] };
    await transaction.update(deliveryZones).set(empty).where(eq(deliveryZones.id, zone.id));
    const told = { before: toldZone(zone), after: toldZone({ ...zone, ...empty }) };
    await noteChange(transaction, ctx, { action: 'zone.update', subject: String(zone.id), ...told });
  }
  const { id, zoneId, isActive } = deliveryMethods;
  const served = and(isNotNull(zoneId), eq(isActive, true));
  const off = await transaction.update(deliveryMethods).set({ isActive: false }).where(served).returning({ id });
  for (const method of off) {
    const told = { before: { isActive: true }, after: { isActive: false } };
    await noteChange(transaction, ctx, { action: 'delivery.update', subject: String(method.id), ...told });
  }
}
