import { currencyWord } from '../countries/currency-word.ts';
import { fromDecimal, mostAmount, toDecimal, type Money } from './money.ts';
import { writeNumber } from './price-words.ts';
import { shop } from '../shop/shop.ts';

/** An amount of the shop's currency as a person types it in a field, as '1299,5' or '1300'. */
export function typedPrice(amount: Money): string {
  return String(toDecimal(amount)).replace('.', signs().decimal);
}

/** How an amount can be typed, as an example: '1.299,50', '1,299.50' or, without decimals, '1.299'. */
export function priceExample(): string {
  const { decimals } = shop().country;
  return writeNumber(decimals === 0 ? 1299 : 1299.5, decimals);
}

/** What people call several of the shop's currency: 'pesos'. */
export function shopCurrencyWord(): string {
  return currencyWord(shop().country.currency);
}

/** Returns the sign of the shop's currency: '$', '€', 'S/'. */
export function currencySign(): string {
  return signs().currency;
}

/** Returns the signs of amounts in the shop's language: what groups thousands, and what parts decimals. */
function signs(): { readonly group: string; readonly decimal: string; readonly currency: string } {
  const { group, decimal, price } = shop().country.numbers;
  return { group, decimal, currency: price.replace('0', '').trim() };
}

/**
 * A price as people write it in the shop's country, with or without the sign of its currency: in Argentina '20.000',
 * '$ 1.299,50' or '1299.5', in Mexico '1,299.50'. A last comma or dot with one or two digits behind it parts the decimals, if
 * the currency has any. Undefined for anything else.
 */
export function parsePrice(text: string): Money | undefined {
  const { group, decimal, currency } = signs();
  const bare = text.trim();
  const unsigned = bare.startsWith(currency) ? bare.slice(currency.length) : bare;
  const digits = (unsigned.endsWith(currency) ? unsigned.slice(0, -currency.length) : unsigned).trim();
  const fraction = (mark: string) => (shop().country.decimals === 0 ? '' : `(?:[${mark}]\\d{1,2})?`);
  const isGrouped = new RegExp(`^\\d{1,3}(?:[${group}]\\d{3})+${fraction(decimal)}$`).test(digits);
  if (!isGrouped && !new RegExp(`^\\d{1,8}${fraction('.,')}$`).test(digits)) return undefined;
  const amount = Number((isGrouped ? digits.replaceAll(group, '') : digits).replace(',', '.'));
  return amount < mostAmount + 1 ? fromDecimal(amount) : undefined;
}
