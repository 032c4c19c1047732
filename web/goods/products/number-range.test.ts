import { expect, test } from 'vitest';
import { activeFilters } from './active-filters.ts';
import { attributeKeys, catalogueQuery } from './catalogue-address.ts';
import { readQuestion } from './catalogue-question.ts';
import { foundWords } from './found-words.ts';
import { numberRange } from './number-range.ts';

const asked = (address: string) => readQuestion(new URLSearchParams(address), undefined).attribute;

test.each([
  ['gramaje.min=100&gramaje.max=200', ['gramaje:100-200']],
  ['gramaje.min=100,5', ['gramaje:100.5-']],
  ['gramaje.max=200&gramaje.min=', ['gramaje:-200']],
  ['gramaje.max=7&gramaje=120&tela=lino', ['gramaje:120', 'gramaje:-7', 'tela:lino']],
  // What cannot be read, or crosses, filters nothing.
  ['gramaje.min=mucho&gramaje.max=200', []],
  ['gramaje.min=300&gramaje.max=200', []],
  ['gramaje.min=-5', []],
  ['gramaje.medio=5&.min=5', []],
])('GOOD-8 the address %s asks for %j', (address, attributes) => {
  expect(asked(address)).toEqual(attributes);
});

test('GOOD-8 a range that cannot be read says which of its ends, and how to write it', () => {
  const trouble = (address: string) => numberRange(new URLSearchParams(address), 'gramaje').trouble;
  expect(trouble('gramaje.min=1&gramaje.max=x')).toEqual({
    key: 'gramaje.max',
    words: expect.stringContaining('12,5'),
  });
  expect(trouble('gramaje.min=3&gramaje.max=2')?.key).toBe('gramaje.min');
  expect(trouble('gramaje.min=2&gramaje.max=2')).toBeUndefined();
});

const facets = {
  genders: [],
  categories: [],
  brands: [],
  sizes: [],
  colors: [],
  price: null,
  offers: 0,
  attributes: [
    { slug: 'gramaje', name: 'Gramaje', range: { min: 90, max: 300, unit: 'g' }, values: [] },
    { slug: 'tela', name: 'Tela', range: null, values: [] },
  ],
};

test('GOOD-8 each end of a range is shown as a filter, kept in links of its attribute, and keeps search engines away', () => {
  const query = new URLSearchParams('gramaje.max=200,5&gramaje.min=100&tela.min=3');
  expect(attributeKeys(query)).toEqual(['gramaje.max', 'gramaje.min', 'tela.min']);
  const known = catalogueQuery(query, ['gramaje', 'gramaje.min', 'gramaje.max', 'tela']);
  expect(known.toString()).toBe('gramaje.min=100&gramaje.max=200%2C5');
  expect(activeFilters(known, facets).map(({ words }) => words)).toEqual([
    'Gramaje: desde 100 g',
    'Gramaje: hasta 200,5 g',
  ]);
  expect(activeFilters(new URLSearchParams('gramaje.min=x'), facets)).toEqual([]);
  expect(foundWords(known, { facets, page: 1, pages: 1, total: 3, products: [] }).isPrivate).toBe(true);
});
