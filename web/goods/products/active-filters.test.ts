import { expect, test } from 'vitest';
import { chosenFilters } from './active-filters.ts';

const chosen = (query: string) => chosenFilters(new URLSearchParams(query)).map(({ key, value }) => `${key} ${value}`);

test('CAT-1 every applied filter counts, the gender among others too', () => {
  expect(chosen('gender=Men&size=M&size=L&color=Azul&minPrice=20000&offers=true&order=price-asc&page=2')).toEqual([
    'gender Men',
    'size M',
    'size L',
    'color Azul',
    'offers true',
    'minPrice 20000',
  ]);
  expect(chosen('search=lino&category=101')).toEqual(['search lino', 'category 101']);
});

test('CAT-1 a gender alone is the subject of the page', () => {
  expect(chosen('gender=Men')).toEqual([]);
});

test('CAT-1 what the catalogue ignores does not count', () => {
  expect(chosen('gender=Men&minPrice=90.000&maxPrice=20.000')).toEqual([]);
  expect(chosen('minPrice=mucho&size=&category=abc&offers=no&search=%20&maxPrice=')).toEqual([]);
  expect(chosen('brand=Nogal&minPrice=mucho')).toEqual(['brand Nogal']);
});
