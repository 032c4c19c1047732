import { expect, test } from 'vitest';
import { fittingTable } from './size-tables.service.ts';

type Target = { readonly id: number; readonly brand?: string; readonly categoryId?: number; readonly sizes?: string };

const table = ({ id, brand = '', categoryId, sizes = 'S M L' }: Target) => ({
  id,
  brand,
  categoryId: categoryId ?? null,
  rows: sizes.split(' ').map((size) => ({ size })),
});

const idOf = (targets: readonly Target[], sizes: string, brandName = 'Casa') =>
  fittingTable(targets.map(table), { brandName, categoryId: 9, sizes: sizes.split(' ') })?.id;

test('GOOD-5 of several tables the most specific one wins: brand and category, brand, category, all', () => {
  const all = [{ id: 1 }, { id: 2, categoryId: 9 }, { id: 3, brand: 'CASA' }, { id: 4, brand: 'casa', categoryId: 9 }];
  for (const left of [4, 3, 2, 1]) expect(idOf(all.slice(0, left), 'M')).toBe(left);
  expect(idOf(all, 'M', 'Otra')).toBe(2);
});

test('GOOD-5 the category above says less than the own one and more than a table for all; a brand says more than both', () => {
  const all = [
    { id: 1 },
    { id: 2, categoryId: 8 },
    { id: 3, categoryId: 9 },
    { id: 4, brand: 'Casa' },
    { id: 5, brand: 'Casa', categoryId: 8 },
    { id: 6, brand: 'Casa', categoryId: 9 },
  ];
  for (const left of [6, 5, 4, 3, 2, 1]) expect(idOf(all.slice(0, left), 'M')).toBe(left);
  expect(
    idOf(
      [
        { id: 2, categoryId: 8 },
        { id: 3, categoryId: 9, sizes: '36' },
      ],
      'M',
    ),
  ).toBe(2);
});

test('GOOD-5 a table without any size of the product is none for it, however specific', () => {
  expect(idOf([{ id: 1 }, { id: 2, brand: 'Casa', sizes: '36 38' }], 'M')).toBe(1);
  expect(idOf([{ id: 1 }], 'ÚNICO')).toBeUndefined();
});

test('GOOD-5 waists and feet have numbers in common: the table with more of the sizes wins, then the older one', () => {
  const both = [
    { id: 1, sizes: '36 38 40 42' },
    { id: 2, sizes: '36 37 38 39 40 41 42' },
  ];
  expect(idOf(both, '36 38')).toBe(1);
  expect(idOf(both, '36 37 38')).toBe(2);
});
