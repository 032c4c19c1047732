import { expect, test } from 'vitest';
import { bannerPairs } from './banner-pairs.ts';

const banner = (gender: 'men' | 'women', size: 'wide' | 'small') => ({
  gender,
  size,
  path: `/media/${gender}-${size}`,
  width: 1920,
  height: 820,
  placeholder: '',
  alt: '',
});

test('LAND-1 men come first, each with the wide and the small picture', () => {
  const pairs = bannerPairs([
    banner('women', 'small'),
    banner('women', 'wide'),
    banner('men', 'wide'),
    banner('men', 'small'),
  ]);
  expect(pairs.map(({ gender, wide, small }) => [gender, wide.path, small.path])).toEqual([
    ['men', '/media/men-wide', '/media/men-small'],
    ['women', '/media/women-wide', '/media/women-small'],
  ]);
});

test('a missing shape is replaced by the other, and a missing gender left out', () => {
  expect(bannerPairs([banner('women', 'wide')]).map(({ small }) => small.path)).toEqual(['/media/women-wide']);
  expect(bannerPairs([])).toEqual([]);
});
