import { t } from '#messages/messages.ts';
import { z } from 'zod';

/** Control characters, breaks of lines, and signs that turn the direction of what follows (bidi) or have no width. */
const invisible = /[\p{Cc}\p{Zl}\p{Zp}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

const inOneLine = (text: string) => text.replaceAll(invisible, ' ').trim();

const tooLong = (most: number) => ({ error: () => t('one-line.tooLong', { most }) });

/** A text in one line without signs that nobody sees, from 1 to `most` characters; `missing` is said of an empty one. */
export function oneLine(most: number, missing: string | { readonly error: () => string }) {
  return z.string(missing).overwrite(inOneLine).min(1, missing).max(most, tooLong(most));
}

/** The same, which may be empty. */
export function optionalLine(most: number) {
  return z.string().overwrite(inOneLine).max(most, tooLong(most));
}
