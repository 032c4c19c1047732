import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '#messages/languages.ts';
import { setLanguageSource } from '#messages/present-language.ts';
import { shop } from '#contract/shop.ts';

const ofRequest = new AsyncLocalStorage<Language>();

/** Does what answers a request, in its language. */
export function inLanguage<Result>(language: Language, work: () => Result): Result {
  return ofRequest.run(language, work);
}

/**
 * Makes messages speak the language of the request that is being answered, and outside of requests, as in jobs, the shop's
 * own. Called once when the process starts.
 */
export function followRequestLanguage(): void {
  setLanguageSource(() => ofRequest.getStore() ?? shop().language);
}
