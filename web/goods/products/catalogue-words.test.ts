import { expect, onTestFinished, test } from 'vitest';
import { setShop, shop } from '#contract/core/shop/shop.ts';
import { catalogueHeading, catalogueTitle } from './catalogue-words.ts';
import { genderIn, placeOf } from './gender-words.ts';

const facets = {
  categories: [
    { id: 101, title: 'Camisas', genre: 'men' as const, count: 3 },
    { id: 201, title: 'Vestidos', genre: 'women' as const, count: 9 },
  ],
};

test.each([
  ['', 'Todas las prendas', 'Ropa de hombre y de mujer'],
  ['gender=Men', 'Hombre', 'Ropa de hombre'],
  ['gender=Women&page=2', 'Mujer', 'Ropa de mujer'],
  ['search=vestido', 'Resultados para "vestido"', 'Resultados para "vestido"'],
  ['search=vestido&gender=Women', 'Resultados para "vestido" en Mujer', 'Resultados para "vestido" en Mujer'],
  ['offers=true', 'Ofertas', 'Ofertas'],
  ['offers=true&gender=Men', 'Ofertas de hombre', 'Ofertas de hombre'],
  ['offers=false', 'Todas las prendas', 'Ropa de hombre y de mujer'],
  ['category=201', 'Vestidos de mujer', 'Vestidos de mujer'],
  ['gender=Men&category=101', 'Camisas de hombre', 'Camisas de hombre'],
  ['category=101&category=201', 'Todas las prendas', 'Ropa de hombre y de mujer'],
  ['search=+', 'Todas las prendas', 'Ropa de hombre y de mujer'],
] as const)('MEND-4 the catalogue of %j is headed %s', (query, heading, title) => {
  expect(catalogueHeading(new URLSearchParams(query), facets)).toBe(heading);
  expect(catalogueTitle(new URLSearchParams(query), facets)).toBe(title);
});

test('GOOD-13 a department of the owner is named in every heading, and a hidden one is unknown', () => {
  const before = shop();
  onTestFinished(() => setShop(before));
  const own = { id: 'ninos', name: 'Niños', isHidden: false };
  const hidden = { id: 'women', name: null, isHidden: true };
  setShop({ ...before, departments: [{ id: 'men', name: 'Caballeros', isHidden: false }, hidden, own] });
  const words = (query: string) => catalogueHeading(new URLSearchParams(query), facets);
  expect(
    ['gender=ninos', 'gender=Ninos&offers=true', 'gender=Men&offers=true', 'search=gorra&gender=ninos'].map(words),
  ).toEqual(['Niños', 'Ofertas de Niños', 'Ofertas de Caballeros', 'Resultados para "gorra" en Niños']);
  expect(catalogueTitle(new URLSearchParams(''), facets)).toBe('Toda la tienda');
  expect(['gender=Women', 'gender=otra', ''].map((query) => genderIn(new URLSearchParams(query)))).toEqual([
    'unknown',
    'unknown',
    undefined,
  ]);
});

test('GOOD-13 the way to unisex goods leads through the department that is shown', () => {
  const before = shop();
  onTestFinished(() => setShop(before));
  const product = { gender: 'women', isUnisex: true, Category: { id: 201, title: 'Gorras', genre: 'women' } };
  expect(placeOf(product)).toMatchObject({
    department: { name: 'Mujer', path: '/home?gender=Women' },
    category: { name: 'Gorras' },
  });
  setShop({ ...before, departments: before.departments.map((one) => ({ ...one, isHidden: one.id === 'women' })) });
  expect(placeOf(product)).toEqual({ department: { name: 'Hombre', path: '/home?gender=Men' }, category: undefined });
});
