import { orderEvents } from '#contract/sales/events.ts';
import type { FieldChange } from '#contract/core/protocol/row-version.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import type { Executor } from '#platform/database/database.ts';
import { nameOfActor } from '#server/core/audit/audit-entry.service.ts';
import { eventsAbout } from '#server/core/event-log/find-events.service.ts';

/** Returns who last corrected each field of a parcel; the fields are called as in the call that corrects them. */
export async function parcelChanges(db: Executor, reference: string, parcelId: number): Promise<FieldChange[]> {
  const found = await eventsAbout(db, reference, ['order.parcel']);
  const own = found
    .map(({ at, actor, data }) => ({
      at: shopMoment(at),
      actor: nameOfActor(actor),
      ...orderEvents['order.parcel'].parse(data),
    }))
    .filter((event) => event.parcelId === parcelId);
  const newest = new Map<string, FieldChange>();
  for (const [index, { at, actor, carrier, trackingNumber }] of own.entries()) {
    const before = own[index - 1];
    if (!before) continue;
    if (carrier !== before.carrier) newest.set('carrierId', { field: 'carrierId', actor, at });
    if (trackingNumber !== before.trackingNumber) newest.set('trackingNumber', { field: 'trackingNumber', actor, at });
  }
  return [...newest.values()];
}
