import { expect, test } from 'vitest';
import { amountText, currencyOf, isPayable, roundedCents, siteOf } from './currency.ts';

test.for([
  ['ARS', '$ 1.299,50', 'MLA'],
  ['MXN', '$ 1,299.50', 'MLM'],
  ['UYU', '$ 1.299,50', 'MLU'],
  ['PEN', 'S/ 1,299.50', 'MPE'],
  ['EUR', '1.299,50 €', 'MLA'],
] as const)('OWN-2 the simulator writes %s as %s', ([currency, shown, site]) => {
  expect(amountText(129_950, currency)).toBe(shown);
  expect(siteOf(currency)).toBe(site);
  expect(isPayable(129_950, currency)).toBe(true);
  expect(roundedCents(150.4, currency)).toBe(150);
});

test('OWN-2 the simulator knows that Chile and Colombia have no cents', () => {
  expect([amountText(130_000, 'CLP'), amountText(123_456_700, 'COP')]).toEqual(['$ 1.300', '$ 1.234.567']);
  expect([isPayable(130_000, 'CLP'), isPayable(129_950, 'CLP'), isPayable(1, 'COP')]).toEqual([true, false, false]);
  expect(roundedCents(129_950, 'CLP')).toBe(130_000);
});

test('OWN-2 a preference has the currency of its items, and without one that of the account', () => {
  expect(currencyOf({ items: [{}, { currency_id: 'CLP' }] })).toBe('CLP');
  expect(currencyOf({ items: [{ currency_id: null }] })).toBe('ARS');
});
