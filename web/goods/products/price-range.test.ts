import { expect, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import { readPrices } from './price-range.ts';

const pricesOf = (query: string) => readPrices(new URLSearchParams(query));

test('MEND-25 the prices of the address are read as they are typed', () => {
  expect(pricesOf('minPrice=20.000&maxPrice=39.999,90')).toEqual({
    min: shopMoney(2_000_000),
    max: shopMoney(3_999_990),
  });
  expect(pricesOf('minPrice=&maxPrice=500')).toEqual({ max: shopMoney(50_000) });
});

test.each([
  ['minPrice=50.000&maxPrice=20.000', 'minPrice', 'El precio mínimo es mayor que el máximo.'],
  ['maxPrice=barato', 'maxPrice', 'Escriba un precio en pesos, por ejemplo 25.000.'],
])('MEND-25 %s is ignored, with an error', (query, key, words) => {
  expect(pricesOf(query)).toEqual({ trouble: { key, words } });
});
