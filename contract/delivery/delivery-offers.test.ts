import { expect, test } from 'vitest';
import { missingFor, offersFor } from './delivery-offers.ts';
import { countryOf } from '#contract/core/countries/countries.ts';
import { placeOf } from './delivery-zone.ts';

const everywhere = { id: 1, area: null };
const capital = { id: 2, area: { provinces: ['C' as const], postalRanges: [{ from: 1600, to: 1899 }] } };
const north = { id: 3, area: { provinces: ['Y' as const, 'A' as const], postalRanges: [] } };
const all = [everywhere, capital, north];

const { postal } = countryOf('AR').places;
const at = (postalCode: string, province: string | null = null) => placeOf(postalCode, province, postal);
const idsFor = (...place: Parameters<typeof at>) => offersFor(all, at(...place)).map(({ id }) => id);

test('SHIP-3 a zone is provinces or ranges of postal codes, and the long form tells the province', () => {
  expect(idsFor('C1043AAZ')).toEqual([1, 2]);
  expect(idsFor('1043', 'C')).toEqual([1, 2]);
  expect(idsFor('1636', 'B')).toEqual([1, 2]);
  expect(idsFor('1900', 'B')).toEqual([1]);
  expect(idsFor('A4400ABC')).toEqual([1, 3]);
});

test('SHIP-2 what is missing of a place is asked for, and only if it matters', () => {
  expect(missingFor(all, null)).toBe('postal-code');
  expect(missingFor(all, at('1043'))).toBe('province');
  expect(missingFor(all, at('1043', 'C'))).toBe('nothing');
  expect(missingFor([everywhere], null)).toBe('nothing');
  expect(missingFor([everywhere, { ...capital, area: { ...capital.area, provinces: [] } }], at('1043'))).toBe(
    'nothing',
  );
});
