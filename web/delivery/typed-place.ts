import { isPostalCode, isProvinceCode, plainPostalCode } from '#contract/postal-code.ts';
import { placeOf } from '#contract/delivery-zone.ts';
import type { Place } from '#contract/delivery-zone.ts';
import { defineSlice } from '../client-state/client-state.ts';

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

/** Returns the place that was typed; null while the postal code is not one. */
export function knownPlace({ postalCode, province }: TypedPlace): Place | null {
  const code = plainPostalCode(postalCode);
  if (!isPostalCode(code)) return null;
  return placeOf(code, isProvinceCode(province) ? province : null);
}
