import { and, asc, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { language } from '#messages/present-language.ts';
import type { Executor } from '#platform/database/database.ts';
import { orders } from '../orders/orders.tables.ts';
import { parcels } from './fulfilment.tables.ts';

type Given = {
  readonly carrierId: number | null | undefined;
  readonly numbers: readonly string[];
  /** The orders that they are given to: whoever gives one number to several of them sees that. */
  readonly to: readonly string[];
};

/** How many are named. */
const most = 10;

/**
 * Throws `tracking_taken` if parcels of other orders have one of the numbers at the same carrier: mostly a label was scanned
 * twice. Orders of one buyer may leave in one parcel, so whoever means it says so, and then this is not called.
 */
export async function refuseTaken(db: Executor, { carrierId, numbers, to }: Given): Promise<void> {
  const given = numbers.filter((number) => number !== '');
  if (given.length === 0) return;
  const isOfCarrier = carrierId ? eq(parcels.carrierId, carrierId) : isNull(parcels.carrierId);
  const found = await db
    .selectDistinct({ order: orders.number, tracking: parcels.trackingNumber })
    .from(parcels)
    .innerJoin(orders, eq(orders.reference, parcels.orderReference))
    .where(and(inArray(parcels.trackingNumber, given), isOfCarrier, notInArray(parcels.orderReference, [...to])))
    .orderBy(asc(orders.number))
    .limit(most);
  const [first] = found;
  if (!first) return;
  const list = new Intl.ListFormat(language()).format(found.map(({ order, tracking }) => `${tracking} (N° ${order})`));
  throw new ShopError('tracking_taken', { count: found.length, ...first, list });
}
