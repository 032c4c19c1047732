import { afterEach, expect, test } from 'vitest';
import { countryOf } from '#contract/core/countries/countries.ts';
import { factsOf } from '#contract/core/countries/country.ts';
import { setShop, shop } from '#contract/core/shop/shop.ts';
import { productWords } from './product-words.ts';

const before = shop();

afterEach(() => setShop(before));

test.each([
  ['AR', '1299.5', '$\u00a01.299,50'],
  ['CL', '18990', '$18.990'],
  ['ES', '189.9', '189,90\u00a0€'],
  ['PE', '129.9', 'S/\u00a0129.90'],
  ['ES', '', ''],
  ['ES', 'unos veinte', 'unos veinte'],
] as const)('OWN-2 in %s a version conflict shows the price %s as %s', (code, typed, shown) => {
  setShop({ ...before, country: factsOf(countryOf(code)) });
  expect(productWords([]).currentPrice.shown(typed)).toBe(shown);
});
