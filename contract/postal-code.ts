import type { ProvinceCode } from './provinces.ts';

// Google's libaddressinput, data of AR: (?:[A-HJ-NP-Z])?\d{4}(?:[A-Z]{3})?
const shape = /^([A-HJ-NP-Z]?)\d{4}([A-Z]{3})?$/;

/** Returns a postal code as it is stored: upper case, without spaces. */
export function plainPostalCode(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase();
}

/**
 * True if a text has the form of a postal code of Argentina: four digits, or the long form (CPA, Correo Argentino), which
 * is the letter of the province, the digits, and three letters for the side of the block.
 */
export function isPostalCode(code: string): boolean {
  return shape.test(code);
}

/** False for a long form with the letter of another province. */
export function isOfProvince(code: string, province: ProvinceCode): boolean {
  const letter = shape.exec(code)?.[1];
  return !letter || letter === province;
}

/** Returns the digits of a postal code as a number: 'C1043AAZ' is 1043. */
export function postalNumber(code: string): number {
  return Number(/\d{4}/.exec(code)?.[0] ?? 0);
}

/** Returns the province that the long form of a postal code names; null for the short form, which names none. */
export function provinceOf(code: string): ProvinceCode | null {
  const letter = shape.exec(code)?.[1] ?? '';
  return isProvinceCode(letter) ? letter : null;
}

/** True for the code of a province: all letters but I and O (ISO 3166-2:AR). The names are in provinces.ts. */
export function isProvinceCode(text: string): text is ProvinceCode {
  return /^[A-HJ-NP-Z]$/.test(text);
}
