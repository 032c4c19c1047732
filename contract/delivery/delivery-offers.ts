import type { AreaOffer } from './delivery.ts';
import { covers } from './delivery-zone.ts';
import type { Place } from './delivery-zone.ts';

/**
 * What is missing to know all offers for a place: the postal code, or the province, which a short postal code does not
 * tell.
 */
export type MissingPlace = 'nothing' | 'postal-code' | 'province';

/** Returns the offers for a place in their order: those for the whole country, and those whose area covers it. */
export function offersFor<Offer extends Pick<AreaOffer, 'area'>>(all: readonly Offer[], place: Place | null): Offer[] {
  return all.filter(({ area }) => area === null || (place !== null && covers(area, place)));
}

/** Returns what must be known of a place to know all offers for it. */
export function missingFor(all: readonly Pick<AreaOffer, 'area'>[], place: Place | null): MissingPlace {
  const areas = all.flatMap(({ area }) => area ?? []);
  if (areas.length === 0) return 'nothing';
  if (place === null) return 'postal-code';
  const others = areas.filter((area) => !covers(area, place));
  if (place.province === null && others.some((area) => area.provinces.length > 0)) return 'province';
  if (place.postalCode === '' && others.some((area) => area.postalRanges.length > 0)) return 'postal-code';
  return 'nothing';
}
