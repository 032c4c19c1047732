import { expect, test } from 'vitest';
import { activeFilters } from './active-filters.ts';
import { attributeKeys, catalogueQuery } from './catalogue-address.ts';
import { readQuestion } from './catalogue-question.ts';

const address = 'gender=Men&tela=lino&tela=lana&gramaje=1.5&utm_source=x&fbclid=1&page=2';

test('GOOD-8 an attribute is a parameter with its own name, beside those of the catalogue and of campaigns', () => {
  const query = new URLSearchParams(address);
  expect(attributeKeys(query)).toEqual(['gramaje', 'tela']);
  expect(readQuestion(query, 'men').attribute).toEqual(['gramaje:1.5', 'tela:lino', 'tela:lana']);
});

test('GOOD-8 links keep the attributes that the shop has, and drop what only looks like one', () => {
  expect(catalogueQuery(address, ['tela']).toString()).toBe('gender=Men&page=2&tela=lino&tela=lana');
});

test('GOOD-8 a chosen value is shown with the name of its attribute', () => {
  const facets = {
    genders: [],
    categories: [],
    brands: [],
    sizes: [],
    colors: [],
    price: null,
    offers: 0,
    attributes: [
      { slug: 'tela', name: 'Tela', range: null, values: [{ value: 'lino', count: 3, words: 'Lino', isOwn: false }] },
    ],
  };
  const shown = activeFilters(new URLSearchParams('tela=lino&tela=seda'), facets);
  expect(shown.map(({ words }) => words)).toEqual(['Tela: Lino', 'Tela: seda']);
});
