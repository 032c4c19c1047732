import { expect, test } from 'vitest';
import { typedSizes } from './typed-sizes.ts';

test('APROD-2 sizes that are typed at once are several sizes, and what may be a part of a name stays', () => {
  expect(typedSizes('s, M;l ,, m')).toEqual(['S', 'M', 'L']);
  expect(typedSizes('38,39,40')).toEqual(['38', '39', '40']);
  expect(typedSizes('38,5, 39, S,5XL')).toEqual(['38,5', '39', 'S', '5XL']);
  expect(typedSizes(' 38/40 ')).toEqual(['38/40']);
  expect(typedSizes('one size')).toEqual(['ONE SIZE']);
  expect(typedSizes(' , ')).toEqual([]);
});
