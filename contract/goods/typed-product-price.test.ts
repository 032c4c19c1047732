import { afterEach, expect, test } from 'vitest';
import { catalogueQuestion } from './products.ts';
import { countryOf } from '#contract/core/countries/countries.ts';
import { factsOf, type CountryCode } from '#contract/core/countries/country.ts';
import { fromDecimal } from '#contract/core/money/money.ts';
import { modifiedProduct } from './product-rules.ts';
import { setShop, shop } from '#contract/core/shop/shop.ts';

const before = shop();

afterEach(() => setShop(before));

function move(code: CountryCode): void {
  setShop({ ...before, country: factsOf(countryOf(code)) });
}

/** What the form of a product says of a price. */
function saidOf(currentPrice: string | number): readonly string[] {
  const { error } = modifiedProduct.safeParse({ ...product, currentPrice });
  return error?.issues.map(({ message }) => message) ?? [];
}

const product = {
  name: 'Camisa',
  description: 'Camisa de lino',
  gender: 'women',
  category: 1,
  brandName: 'Faro',
  color: 'Blanco',
  images: ['https://example.com/a.png'],
  isOffertPrice: false,
};

test.each([
  ['CL', '9.990', 9990],
  ['CL', '9990', 9990],
  ['AR', '22.500', 22_500],
  ['AR', '22.5', 22.5],
  ['MX', '1,299.50', 1299.5],
] as const)('OWN-2 in %s the price of a product can be typed %s', (code, typed, amount) => {
  move(code);
  expect(saidOf(typed)).toEqual([]);
  expect(modifiedProduct.parse({ ...product, currentPrice: typed }).currentPrice).toEqual(fromDecimal(amount));
});

test('OWN-2 in a country without decimals a price with some is refused with the reason', () => {
  move('CL');
  for (const price of ['9.99', 9.99]) expect(saidOf(price)).toContain('Escriba solo números, sin decimales.');
  const { error } = catalogueQuestion.safeParse({ minPrice: '9.99' });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'El importe no lleva decimales: escriba un número entero',
  ]);
});
