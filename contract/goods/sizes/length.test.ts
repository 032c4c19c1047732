import { afterEach, expect, test } from 'vitest';
import { countryOf } from '#contract/core/countries/countries.ts';
import { countryCodes, factsOf } from '#contract/core/countries/country.ts';
import { setShop, shop } from '#contract/core/shop/shop.ts';
import { measureWords, typedMeasure, withUnit } from './length.ts';

const before = shop();

afterEach(() => setShop(before));

test.each([
  ['82', { from: 820, to: null }],
  [' 22,5 ', { from: 225, to: null }],
  ['22.5 cm', { from: 225, to: null }],
  ['82-86', { from: 820, to: 860 }],
  ['82 – 86,5', { from: 820, to: 865 }],
  ['82 a 86 CM', { from: 820, to: 860 }],
  ['82/82', { from: 820, to: null }],
  ['', null],
  [' - ', null],
])('GOOD-5 somebody types %j', (text, measure) => {
  expect(typedMeasure(text)).toEqual(measure);
});

test.each(['mucho', '82 a', '1.234', '-5', '82-86-90', '32"', '82 mm', '12,55'])('GOOD-5 %j is no measure', (text) => {
  expect(typedMeasure(text)).toBeUndefined();
});

test.each(countryCodes)('GOOD-5 buyers in %s read centimetres, with the decimals of their country', (code) => {
  setShop({ ...before, country: factsOf(countryOf(code)) });
  const half = ['MX', 'PE'].includes(code) ? '22.5' : '22,5';
  expect(measureWords({ from: 225, to: null })).toBe(half);
  expect(measureWords({ from: 820, to: 860 })).toBe('82 a 86');
  expect(measureWords(null)).toBe('');
  expect(withUnit('Calzado')).toBe('Calzado, en centímetros');
  for (const mm of [225, 820, 9999]) {
    const measure = { from: mm, to: null };
    expect(typedMeasure(measureWords(measure))).toEqual(measure);
  }
});
