import { expect, test } from 'vitest';
import { bannerPairs } from './banner-pairs.ts';

const banner = (gender: 'men' | 'women', size: 'wide' | 'small', campaign = 1) => ({
  gender,
  size,
  campaign,
  path: `/media/${gender}-${size}-${campaign}`,
  width: 1920,
  height: 820,
  placeholder: '',
  alt: '',
});

test('LAND-1 men and women take turns, campaign by campaign, each with the wide and the small picture', () => {
  const pairs = bannerPairs([
    banner('women', 'small', 2),
    banner('women', 'small'),
    banner('women', 'wide'),
    banner('men', 'wide'),
    banner('men', 'small'),
    banner('women', 'wide', 2),
  ]);
  expect(pairs.map(({ gender, wide, small }) => [gender, wide.path, small.path])).toEqual([
    ['men', '/media/men-wide-1', '/media/men-small-1'],
    ['women', '/media/women-wide-1', '/media/women-small-1'],
    ['women', '/media/women-wide-2', '/media/women-small-2'],
  ]);
});

test('a missing shape is replaced by the other, and a missing gender left out', () => {
  expect(bannerPairs([banner('women', 'wide')]).map(({ small }) => small.path)).toEqual(['/media/women-wide-1']);
  expect(bannerPairs([])).toEqual([]);
});
