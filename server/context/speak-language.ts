import { shop } from '#contract/shop.ts';
import type { Middleware } from '#platform/http/middleware.ts';
import { languageAddress } from './language-address.ts';
import { inLanguage } from './request-language.ts';

/**
 * Answers each request in the language of its address: the pages, and the errors that are answered before a page is
 * reached (load shedding, a wrong method, a closed shop).
 */
export const speakLanguage: Middleware = ({ url = '' }, _response, next) => {
  inLanguage(languageAddress(url).language ?? shop().language, next);
};
