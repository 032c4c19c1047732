import type { Language } from './languages.ts';

/*
 * Stands for present-language.ts in the build of the pages, of which each language has a copy. The copy's tag replaces
 * `shop-language` in it (scripts/bootstrap/language-copies.mjs).
 */

declare const SHOP_LANGUAGE: Language;

/** Returns the language of this copy of the build. */
export function language(): Language {
  return SHOP_LANGUAGE;
}
