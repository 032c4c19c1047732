import type { CountryCode } from './country.ts';

/** The label files of carriers, and the country of each carrier. */
const countryOfFormat = { andreani: 'AR', correo_argentino: 'AR' } as const satisfies Readonly<
  Record<string, CountryCode>
>;

export type LabelFormat = keyof typeof countryOfFormat;

export const labelFormats = ['andreani', 'correo_argentino'] as const satisfies readonly LabelFormat[];

/** Returns the label files that carriers of a country take. */
export function labelFormatsIn(code: CountryCode): readonly LabelFormat[] {
  return labelFormats.filter((format) => countryOfFormat[format] === code);
}
