import type { Language } from '#messages/languages.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { secondLanguage } from './request-language.ts';

/** The address of a page, split: `prefix` says its language, `target` is its address in the shop's own language. */
type LanguageAddress = {
  /** Undefined for the shop's own language. */
  readonly language: Language | undefined;
  /** '/en', or '' for the shop's own language. */
  readonly prefix: string;
  readonly target: string;
};

/**
 * Splits the address of a page, with or without its query: the second language of a shop stands in front of it,
 * '/en/home?gender=Men'. The first page is '/en', and its data for the router's scripts '/en.data'.
 */
export function languageAddress(address: string): LanguageAddress {
  const own: LanguageAddress = { language: undefined, prefix: '', target: address };
  const { otherLanguage } = shop();
  const prefix = `/${otherLanguage}`;
  if (otherLanguage === null || !address.startsWith(prefix)) return own;
  const rest = address.slice(prefix.length);
  if (rest === '' || rest.startsWith('?')) return { language: otherLanguage, prefix, target: `/${rest}` };
  if (rest.startsWith('.data')) return { language: otherLanguage, prefix, target: `/_${rest}` };
  if (rest.startsWith('/')) return { language: otherLanguage, prefix, target: rest };
  return own;
}

/** Returns the address of a page in the language of the request: '/en/bag' for '/bag'. */
export function inRequestLanguage(path: string): string {
  const language = secondLanguage();
  return language === undefined ? path : `/${language}${path}`;
}
