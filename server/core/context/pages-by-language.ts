import type { Language } from '#messages/languages.ts';
import { shop } from '#contract/core/shop/shop.ts';
import type { Handler } from '#platform/http/middleware.ts';
import { languageAddress } from './request-language.ts';

/**
 * Returns the pages of all languages as one handler. `open` returns those of one, whose addresses begin with `prefix`; it
 * is called when the first of them is asked for. `speakLanguage` has set the language that they speak.
 */
export function pagesByLanguage(open: (language: Language, prefix: string) => Promise<Handler>): Handler {
  const opened = new Map<string, Promise<Handler>>();
  return async (request, connection) => {
    const { language = shop().language, prefix } = languageAddress(new URL(request.url).pathname);
    const key = `${prefix}:${language}`;
    const pages = opened.get(key) ?? open(language, prefix);
    opened.set(key, pages);
    // What fails once, as while the shop is updated, is tried again.
    pages.catch(() => opened.delete(key));
    return (await pages)(request, connection);
  };
}
