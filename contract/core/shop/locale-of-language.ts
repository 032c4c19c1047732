import { language } from '#messages/present-language.ts';
import { shop } from './shop.ts';

/**
 * Returns how words are written that no message has: months, names of countries, lists (BCP 47). In Spanish as in the
 * shop's country, else in the visitor's language as far as it has a form for that country. Amounts are always written as
 * the country does (price-words.ts).
 */
export function locale(): string {
  const { locale: ofCountry, code } = shop().country;
  return language() === 'en' ? `en-${code}` : ofCountry;
}
