import { expect, test } from 'vitest';
import { sizeGroups } from './size-groups.ts';

const grouped = (...sizes: string[]) =>
  sizeGroups(sizes.map((value) => ({ value }))).map(({ title, sizes: own }) => [
    title,
    own.map(({ value }) => value).join(' '),
  ]);

test('CAT-1 the sizes are grouped by kind, each from small to large', () => {
  expect(grouped('40', 'XL', 'ÚNICO', '39', 'S', '38')).toEqual([
    ['Talle', 'S XL'],
    ['Talle de pantalón y calzado', '38 39 40'],
    ['Otros talles', 'ÚNICO'],
  ]);
  expect(grouped('44', '38')).toEqual([['Talle de pantalón', '38 44']]);
  expect(grouped()).toEqual([]);
});
