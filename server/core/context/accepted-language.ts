import type { Language } from '#messages/languages.ts';
import { shop } from '#contract/core/shop/shop.ts';

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
