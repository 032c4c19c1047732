import { t } from '#messages/messages.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Executor } from '#platform/database/database.ts';
import type { Carrier } from '#server/core/context/carrier.ts';
import { tableCarriers } from './table-carriers.ts';

/** Returns an active carrier; undefined without an id. Throws `carrier_not_found`. */
export async function activeCarrier(db: Executor, id: number | null | undefined): Promise<Carrier | undefined> {
  const found = await carrierNamed(db, id);
  if (id !== null && id !== undefined && !found?.isActive) throw new ShopError('carrier_not_found');
  return found;
}

/** Returns the carrier of an id, active or not; undefined without one. */
export async function carrierNamed(db: Executor, id: number | null | undefined): Promise<Carrier | undefined> {
  if (id === null || id === undefined) return undefined;
  return (await tableCarriers.named(db, [id])).get(id);
}

/** Throws `invalid` for a number that the carrier would not know. */
export function checkNumber(carrier: Carrier | undefined, trackingNumber: string): void {
  if (!carrier || trackingNumber === '' || carrier.accepts(trackingNumber)) return;
  const message = t('fulfilment.notTrackingNumber', { carrier: carrier.name });
  throw new ShopError('invalid', {}, [{ path: 'trackingNumber', message }]);
}
