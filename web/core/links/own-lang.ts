import { shop } from '#contract/core/shop/shop.ts';
import { language } from '#messages/present-language.ts';

/**
 * Returns the shop's own language for the `lang` of what its owner wrote, on a page in another language, so that a screen
 * reader pronounces it right; undefined on a page in the shop's own.
 */
export function ownLang(): string | undefined {
  const own = shop().language;
  return language() === own ? undefined : own;
}

type Texts = { readonly inOwnLanguage?: readonly string[] | undefined };

/** Returns the `lang` of a text of the owner, who may have written it in the language of the page too. */
export function langOf({ inOwnLanguage }: Texts, text: string): string | undefined {
  return inOwnLanguage?.includes(text) ? ownLang() : undefined;
}
