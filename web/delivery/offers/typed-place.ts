import type { CountryPlaces } from '#contract/core/countries/places.ts';
import { isPostalCode, plainPostalCode } from '#contract/core/fields/postal-code.ts';
import { placeOf, type Place } from '#contract/delivery/delivery-zone.ts';
import { defineSlice } from '#web/core/hydration/client-state/client-state.ts';

/** A postal code and a province as a visitor typed them; '' for none. */
export type TypedPlace = { readonly postalCode: string; readonly province: string };

const nowhere: TypedPlace = { postalCode: '', province: '' };

function isTypedPlace(value: unknown): value is TypedPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { postalCode, province }: { postalCode?: unknown; province?: unknown } = value;
  return typeof postalCode === 'string' && typeof province === 'string' && postalCode.length + province.length < 20;
}

/** Where a visitor last asked about deliveries: product pages and the bag share it. */
export const typedPlace = defineSlice('place', nowhere, isTypedPlace);

/**
 * Returns the place that was typed; null while it is not one: the postal code is wrong, or missing where the country's people
 * know theirs. Null also without the country's places, which are loaded only where they matter.
 */
export function knownPlace({ postalCode, province }: TypedPlace, places: CountryPlaces | null): Place | null {
  if (places === null) return null;
  const code = plainPostalCode(postalCode);
  const chosen = places.provinces.some((one) => one.code === province) ? province : null;
  if (code === '' && !places.postal.isRequired) return chosen === null ? null : { postalCode: '', province: chosen };
  return isPostalCode(code, places.postal) ? placeOf(code, chosen, places.postal) : null;
}
