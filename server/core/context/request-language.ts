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
