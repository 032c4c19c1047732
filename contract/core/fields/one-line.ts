import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { shortText, showsSomething, showsWords } from './short-text.ts';

/** What is said of a text that is missing or wrong. */
export type Missing = { readonly error: () => string };

const longerThan = (most: number): Missing => ({ error: () => t('one-line.tooLong', { most }) });

/** A short text in one line that shows a letter or a number, from 1 to `most` characters; `missing` is said of any other. */
export function oneLine(most: number, missing: Missing, tooLong?: Missing) {
  return filled(most, missing, showsWords, tooLong);
}

function filled(most: number, missing: Missing, shows: (text: string) => boolean, tooLong = longerThan(most)) {
  return z
    .string(missing)
    .overwrite(shortText)
    .min(1, { ...missing, abort: true })
    .max(most, tooLong)
    .refine(shows, missing);
}

/** The same of what the owner writes for the home page and the menu, where a sign can stand alone: '→', an emoji. */
export function contentLine(most: number, missing: Missing) {
  return filled(most, missing, showsSomething);
}

/** A short text in one line, which may be empty. */
export function optionalLine(most: number) {
  return z.string().overwrite(shortText).max(most, longerThan(most));
}

/** A name or a secret of another system, as it was typed between its ends but for breaks and controls; it may be empty. */
export function foreignLine(most: number) {
  const inOneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return z.string().overwrite(inOneLine).max(most, longerThan(most));
}
