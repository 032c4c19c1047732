import { expect, test } from 'vitest';
import { typedSizes } from './size-fields.tsx';

const namesOf = (typed: string) => typedSizes(typed).map(({ brandSize }) => brandSize);
const stocksOf = (typed: string) => typedSizes(typed).map(({ brandSize, stock }) => [brandSize, stock]);

test('APROD-2 sizes that are typed at once are several sizes, and what may be a part of a name stays', () => {
  expect(namesOf('s, M;l ,, m')).toEqual(['S', 'M', 'L']);
  expect(namesOf('38,39,40')).toEqual(['38', '39', '40']);
  expect(namesOf('38,5, 39, S,5XL')).toEqual(['38,5', '39', 'S', '5XL']);
  expect(namesOf(' 38/40 ')).toEqual(['38/40']);
  expect(namesOf('one size')).toEqual(['ONE SIZE']);
  expect(namesOf(' , ')).toEqual([]);
});

test('APROD-2 sizes may be typed with their units', () => {
  expect(stocksOf('s: 3, M:5; l')).toEqual([
    ['S', '3'],
    ['M', '5'],
    ['L', undefined],
  ]);
  expect(stocksOf('38: 4, 39,5 = 0')).toEqual([
    ['38', '4'],
    ['39,5', '0'],
  ]);
  // No units: the colon is a part of the name.
  expect(stocksOf('T:U')).toEqual([['T:U', undefined]]);
});
