import { expect, test } from 'vitest';
import { chosenTiles } from './chosen-tiles.ts';

const picture = { path: '/media/a', width: 4, height: 5, placeholder: '', alt: '', widths: [] };
const tile = (id: number, genre: 'men' | 'women', count: number) => ({ id, title: `C${id}`, genre, count, picture });

test('LAND-7 the biggest categories of both genders take turns', () => {
  const tiles = [tile(1, 'men', 2), tile(2, 'men', 9), tile(3, 'women', 4), tile(4, 'women', 5), tile(5, 'women', 6)];
  expect(chosenTiles(tiles).map(({ id }) => id)).toEqual([5, 2, 4, 1, 3]);
});

test('LAND-7 there are six at most, also when only one gender has categories', () => {
  const tiles = Array.from({ length: 9 }, (_, at) => tile(at, 'men', at));
  expect(chosenTiles(tiles).map(({ id }) => id)).toEqual([8, 7, 6, 5, 4, 3]);
  expect(chosenTiles([])).toEqual([]);
});
