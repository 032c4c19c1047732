import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '#messages/languages.ts';
import { language, setLanguageSource } from '#messages/present-language.ts';
import { shop } from '#contract/core/shop/shop.ts';

const ofRequest = new AsyncLocalStorage<Language>();

/** Returns the language of the request that is being answered, else the shop's own. */
export const languageOfRequest = (): Language => ofRequest.getStore() ?? shop().language;

setLanguageSource(languageOfRequest);

/** Runs `work` so that all it says is in a language. Otherwise the shop says everything in its own. */
export function inLanguage<T>(spoken: Language, work: () => T): T {
  return ofRequest.run(spoken, work);
}

/** Returns the language of the request if it is the shop's second one; undefined for the shop's own. */
export function secondLanguage(): Language | undefined {
  const present = language();
  return present === shop().language ? undefined : present;
}

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
  const second = secondLanguage();
  return second === undefined ? path : `/${second}${path}`;
}
