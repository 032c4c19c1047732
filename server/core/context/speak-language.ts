import type { IncomingMessage } from 'node:http';
import type { Language } from '#messages/languages.ts';
import { shop } from '#contract/core/shop/shop.ts';
import type { Middleware } from '#platform/http/middleware.ts';
import { varyBy } from '#platform/http/vary.ts';
import { inLanguage, languageAddress } from './request-language.ts';

/** What of a request says its language. */
type Asked = Pick<IncomingMessage, 'url' | 'headers'>;

/**
 * Returns the middleware that answers each request in its language: the pages and calls, and the errors that are answered
 * before one is reached (load shedding, a wrong method, a closed shop).
 */
export function speakLanguage(apiBase: string): Middleware {
  return (request, _response, next) => inLanguage(languageOf(request, apiBase), next);
}

type Caching = { readonly apiBase: string; readonly mayKeep: () => boolean };

/**
 * Returns a function that is true for a request that the page cache may answer. It keeps answers by their address, which says
 * the language of a page but not that of a call: so it answers no call in the second language, nor keeps its answer. It
 * answers nothing while `mayKeep` returns false: a closed shop decides about each request, and pages in development change.
 */
export function mayUseCache({ apiBase, mayKeep }: Caching): (request: Asked) => boolean {
  const isInOther = (request: Asked) => isCall(request, apiBase) && languageOf(request, apiBase) !== shop().language;
  return (request) => mayKeep() && !isInOther(request);
}

/** Tells those who keep the answer of a call that it depends on the language, in a shop with two. */
export function varied(response: Response): Response {
  if (shop().otherLanguage !== null) varyBy(response.headers, 'accept-language');
  return response;
}

/** A page says its language in its address. A call has one address, and its program says which language it accepts. */
function languageOf(request: Asked, apiBase: string): Language {
  if (isCall(request, apiBase)) return acceptedLanguage(request.headers['accept-language']);
  return languageAddress(request.url ?? '').language ?? shop().language;
}

const isCall = ({ url = '' }: Asked, apiBase: string) => url.startsWith(`${apiBase}/`);

type Range = { readonly tag: string; readonly weight: number };

/**
 * Returns the language of the shop that a program wants most, by its Accept-Language (RFC 9110, 12.5.4); the shop's own if it
 * wants none of them. A range of another country, such as 'es-MX' for 'es-AR', asks for the same language.
 */
export function acceptedLanguage(header: string | undefined): Language {
  const { language: own, otherLanguage } = shop();
  if (otherLanguage === null || header === undefined) return own;
  const offered = [own, otherLanguage];
  const wanted = header
    .split(',')
    .map(rangeOf)
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .flatMap(({ tag }) => offered.find((language) => language.toLowerCase() === tag) ?? offered.find(alike(tag)) ?? []);
  return wanted[0] ?? own;
}

/** Reads 'en-GB;q=0.8'. A weight that is no number is none. */
function rangeOf(text: string): Range {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return { tag, weight: /^[01](?:\.\d{0,3})?$/.test(weight) ? Number(weight) : 0 };
}

const alike = (tag: string) => (language: Language) => tag === '*' || primaryOf(language) === primaryOf(tag);

const primaryOf = (tag: string) => tag.split('-')[0];
