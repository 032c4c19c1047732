import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '#messages/languages.ts';
import { setLanguageSource } from '#messages/present-language.ts';
import { shop } from '#contract/shop.ts';

const ofRequest = new AsyncLocalStorage<Language>();

setLanguageSource(() => ofRequest.getStore() ?? shop().language);

/** Runs `work` so that all it says is in a language. Otherwise the shop says everything in its own. */
export function inLanguage<T>(language: Language, work: () => T): T {
  return ofRequest.run(language, work);
}
