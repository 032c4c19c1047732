import { expect, test } from 'vitest';
import { catalogueHeading, catalogueTitle } from './catalogue-words.ts';

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
