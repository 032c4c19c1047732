import type { PostalRules } from '../countries/places.ts';

/** Returns a postal code as it is stored: upper case, without spaces, hyphens and dots. */
export function plainPostalCode(text: string): string {
  return text.replaceAll(/[\s.-]/g, '').toUpperCase();
}

/** True if a plain text has the form of a postal code. */
export function isPostalCode(code: string, { pattern }: PostalRules): boolean {
  return new RegExp(`^(?:${pattern})$`).test(code);
}

/** Returns the province that a postal code names by its beginning; null if it names none. */
export function provinceOf(code: string, { provinces }: PostalRules): string | null {
  const fitting = Object.keys(provinces).filter((beginning) => code.startsWith(beginning));
  const [longest] = fitting.toSorted((one, other) => other.length - one.length);
  return longest === undefined ? null : (provinces[longest] ?? null);
}

/** Returns the digits of a postal code as a number: 'C1043AAZ' is 1043. Null for one without digits. */
export function postalNumber(code: string): number | null {
  const digits = code.replaceAll(/\D/g, '');
  return digits === '' ? null : Number(digits);
}
