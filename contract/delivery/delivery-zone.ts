import type { PostalRules } from '#contract/core/countries/places.ts';
import { postalNumber, provinceOf } from '#contract/core/fields/postal-code.ts';

/** Postal codes from one to another, both included, by their digits. */
export type PostalRange = { readonly from: number; readonly to: number };

/** The area of a zone: whole provinces, by their codes, and ranges of postal codes. */
export type ZoneArea = { readonly provinces: readonly string[]; readonly postalRanges: readonly PostalRange[] };

/**
 * A place to deliver to. The province is null where only a postal code is known that names none; the postal code is ''
 * where people need not know theirs.
 */
export type Place = { readonly postalCode: string; readonly province: string | null };

/** Returns the place of a postal code, with the province that was chosen, else with the one that the code names. */
export function placeOf(postalCode: string, province: string | null, postal: PostalRules): Place {
  return { postalCode, province: province ?? provinceOf(postalCode, postal) };
}

/** True if a zone covers a place. */
export function covers({ provinces, postalRanges }: ZoneArea, { postalCode, province }: Place): boolean {
  if (province !== null && provinces.includes(province)) return true;
  const number = postalNumber(postalCode);
  return number !== null && postalRanges.some(({ from, to }) => from <= number && number <= to);
}
