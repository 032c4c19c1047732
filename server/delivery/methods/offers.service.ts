import { asc, eq } from 'drizzle-orm';
import type { AreaOffer } from '#contract/delivery/delivery.ts';
import type { Executor } from '#platform/database/database.ts';
import { prepared } from '#platform/database/prepared.ts';
import { inWords, type Say } from '#server/core/context/shown-words.ts';
import { deliveryMethods, deliveryZones } from './delivery.tables.ts';
import { offersFor } from '#contract/delivery/delivery-offers.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { StoredAddress, StoredContact } from '#server/people/accounts/delivery-address.service.ts';

const activeMethods = prepared((db) => {
  const { id, kind, title, rate, freeFrom, days, pickup } = deliveryMethods;
  const { provinces, postalRanges } = deliveryZones;
  return db
    .select({ offer: { id, kind, title, rate, freeFrom, days, pickup }, provinces, postalRanges })
    .from(deliveryMethods)
    .leftJoin(deliveryZones, eq(deliveryZones.id, deliveryMethods.zoneId))
    .where(eq(deliveryMethods.isActive, true))
    .orderBy(asc(deliveryMethods.position), asc(deliveryMethods.id));
});

/** Returns the methods that are on, in their order, with their areas. One statement. */
export async function activeOffers(db: Executor): Promise<AreaOffer[]> {
  const found = await activeMethods(db, {});
  return found.map((row) => ({
    ...row.offer,
    area: row.provinces && row.postalRanges && { provinces: row.provinces, postalRanges: row.postalRanges },
  }));
}

/** Returns the methods that are on, in the language of the request. Orders keep the shop's own names. */
export async function shownOffers(db: Executor): Promise<AreaOffer[]> {
  return (await activeOffers(db)).map((offer) => offerInWords(offer));
}

type Written = Pick<AreaOffer, 'title' | 'pickup'>;

/** Returns a method with what its owner wrote in the language of the request; `say` translates its texts, or lists them. */
export function offerInWords<Offer extends Written>(offer: Offer, say: Say = inWords) {
  return say({ ...offer, pickup: offer.pickup && say(offer.pickup, 'hours') }, 'title');
}

type Wanted = {
  readonly methodId: number | undefined;
  readonly address: StoredAddress | null;
  readonly contact: StoredContact | undefined;
};

/**
 * Returns how a purchase reaches its buyer: by the chosen method, else by the first one that sends to the address. A
 * pick-up can be chosen from anywhere. Throws `delivery_needed` if it is not known where to or to whom,
 * `delivery_unavailable` if the method is off or does not send there.
 */
export function chooseDelivery(active: readonly AreaOffer[], { methodId, address, contact }: Wanted) {
  const sending = address ? offersFor(active, address).filter(({ kind }) => kind === 'home') : [];
  const choices = methodId === undefined ? sending : [...sending, ...active.filter(({ kind }) => kind === 'pickup')];
  const method = choices.find(({ id }) => methodId === undefined || id === methodId);
  if (!method) throw new ShopError(address ? 'delivery_unavailable' : 'delivery_needed');
  if (method.kind === 'home') return { method, address, contact: null };
  const collector = contact ?? (address && { recipient: address.recipient, phone: address.phone });
  if (!collector) throw new ShopError('delivery_needed');
  return { method, address: null, contact: collector };
}
