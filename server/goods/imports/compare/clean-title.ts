import { shortText, showsWords } from '#contract/core/fields/short-text.ts';

/** Returns a category's title of another shop as one may be here: letters and a few signs; undefined if nothing is left. */
export function cleanTitle(title: string | undefined): string | undefined {
  const clean = shortText((title ?? '').replaceAll(/[^\p{L}\p{M} '’&.,/-]+/gu, ' '));
  return showsWords(clean) ? clean : undefined;
}
