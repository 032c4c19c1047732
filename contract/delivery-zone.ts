import { postalNumber, provinceOf } from './postal-code.ts';
import type { ProvinceCode } from './provinces.ts';

/** Postal codes from one to another, both included, by their digits. */
export type PostalRange = { readonly from: number; readonly to: number };

/** The area of a zone: whole provinces, and ranges of postal codes. */
export type ZoneArea = { readonly provinces: readonly ProvinceCode[]; readonly postalRanges: readonly PostalRange[] };

/** A place to deliver to. The province is null where only a short postal code is known. */
export type Place = { readonly postalCode: string; readonly province: ProvinceCode | null };

/** Returns the place of a postal code; the long form tells the province. */
export function placeOf(postalCode: string, province: ProvinceCode | null = null): Place {
  return { postalCode, province: province ?? provinceOf(postalCode) };
}

/** True if a zone covers a place. */
export function covers({ provinces, postalRanges }: ZoneArea, { postalCode, province }: Place): boolean {
  if (province !== null && provinces.includes(province)) return true;
  const number = postalNumber(postalCode);
  return postalRanges.some(({ from, to }) => from <= number && number <= to);
}
