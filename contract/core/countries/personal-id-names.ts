import type { CountryCode } from './country.ts';

/**
 * What people call their personal id, by country, and whether it is digits only. It is a file of its own, because pages show
 * it; the rules are in the countries' own files.
 */
export const personalIdNames: Readonly<Record<CountryCode, { readonly name: string; readonly isNumeric: boolean }>> = {
  AR: { name: 'DNI', isNumeric: true },
  MX: { name: 'CURP', isNumeric: false },
  CL: { name: 'RUT', isNumeric: false },
  CO: { name: 'Cédula de ciudadanía', isNumeric: true },
  UY: { name: 'Cédula de identidad', isNumeric: true },
  PE: { name: 'DNI', isNumeric: true },
  ES: { name: 'DNI o NIE', isNumeric: false },
};
