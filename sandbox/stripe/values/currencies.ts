import type { AccountCountry } from './settings.ts';

type Terms = { readonly least: number; readonly percent: number; readonly fixed: number; readonly dispute: number };

/**
 * What the provider takes of a payment, in the smallest unit: the least amount (docs.stripe.com/currencies), and what it keeps:
 * the published prices for cards of the account's own country, without taxes.
 */
const TERMS: Readonly<Record<string, Terms>> = {
  eur: { least: 50, percent: 1.5, fixed: 25, dispute: 2000 },
  mxn: { least: 1000, percent: 3.6, fixed: 300, dispute: 25_000 },
};

const OF_COUNTRY: Readonly<Record<AccountCountry, string>> = { ES: 'eur', MX: 'mxn' };

/** Returns the currency of an account of a country. */
export function currencyOf(country: AccountCountry): string {
  return OF_COUNTRY[country];
}

/** Returns the terms of a currency; undefined for one that this simulator does not take. */
export function termsOf(currency: string): Terms | undefined {
  return TERMS[currency];
}

/** Returns what the provider keeps of an amount. */
export function feeOf(amount: number, currency: string): number {
  const terms = TERMS[currency];
  return terms ? Math.round((amount * terms.percent) / 100) + terms.fixed : 0;
}

/** Returns an amount for people: '12,50 EUR'. */
export function amountText(amount: number, currency: string): string {
  const [whole = '0', cents = '00'] = (amount / 100).toFixed(2).split('.');
  return `${whole.replace(/\B(?=(?:\d{3})+$)/g, '.')},${cents} ${currency.toUpperCase()}`;
}
