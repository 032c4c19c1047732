import { addressedAdvertisement, advertisement } from '#contract/mail/advertising.ts';
import { textsBy, type TextsBy } from '#web/core/forms/form-text.ts';
import { schemaErrors } from '#web/core/forms/schema-errors.ts';

export const adFields = [
  'emailGoogle',
  'emailAsunto',
  'emailImagenTitle',
  'emailTitulo',
  'emailSubTitle',
  'emailDescription',
  'emailButton',
] as const;

export type AdField = (typeof adFields)[number];

export type AdValues = TextsBy<AdField>;

export const emptyAd = textsBy(adFields);

/** Returns the errors of each field, by the server's rules; an advertisement to everybody has no recipient field. */
export function adErrors(values: AdValues, toAll: boolean): Partial<Record<string, string>> {
  return schemaErrors(toAll ? advertisement : addressedAdvertisement, values);
}
