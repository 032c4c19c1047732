import { z } from 'zod';
import { addressedAdvertisement, advertisement } from '#contract/advertising.ts';
import { wordsByPlace } from '#contract/refusal-words.ts';

// The shop's policy forbids scripts made of text, which zod would otherwise try to make for speed.
z.config({ jitless: true });

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

export type AdValues = Readonly<Record<AdField, string>>;

export const emptyAd: AdValues = {
  emailGoogle: '',
  emailAsunto: '',
  emailImagenTitle: '',
  emailTitulo: '',
  emailSubTitle: '',
  emailDescription: '',
  emailButton: '',
};

/** What is wrong with each field, by the server's rules; to all nobody is addressed. */
export function adErrors(values: AdValues, toAll: boolean): Partial<Record<string, string>> {
  const parsed = (toAll ? advertisement : addressedAdvertisement).safeParse(values);
  return parsed.success ? {} : wordsByPlace(parsed.error.issues, values);
}
