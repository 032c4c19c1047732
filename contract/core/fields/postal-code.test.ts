import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countryOf, placesInWords } from '../countries/countries.ts';
import { countryCodes, type CountryCode } from '../countries/country.ts';
import { isPostalCode, plainPostalCode, postalNumber, provinceOf } from './postal-code.ts';
import { placeErrors } from './place-errors.ts';

const postalOf = (code: CountryCode) => countryOf(code).places.postal;

/** Returns what is wrong with a postal code in a province. */
function wrong(country: CountryCode, postalCode: string, province: string): string[] {
  return placeErrors({ postalCode, province, city: 'Sitio' }, placesInWords(countryOf(country))).map(
    ({ path }) => path,
  );
}

test.each([
  ['1425', 'C'],
  ['C1425ABC', 'C'],
  ['b1636fda', 'B'],
  [' X 5000 ', 'X'],
] as const)('SHIP-1 %j is a postal code of the province %s', (code, province) => {
  expect(isPostalCode(plainPostalCode(code), postalOf('AR'))).toBe(true);
  expect(wrong('AR', code, province)).toEqual([]);
});

test.each(['', '142', '14255', 'I1425ABC', 'C1425AB', '1425-4', 'ÑA12', '28013 Madrid', '90210-1234'])(
  'SHIP-1 %j has not the form of a postal code',
  (code) => {
    expect(isPostalCode(plainPostalCode(code), postalOf('AR'))).toBe(false);
    expect(wrong('AR', code, 'C')).toEqual(['postalCode']);
  },
);

test('SHIP-1 the long form of another province is told', () => {
  expect(wrong('AR', 'B1636FDA', 'C')).toEqual(['postalCode']);
});

// Published codes: of the countries' posts, and of libaddressinput.
test.each([
  ['MX', '06000', 'CMX'],
  ['MX', '77520', 'ROO'],
  ['MX', '64000', 'NLE'],
  ['CO', '110221', 'DC'],
  ['CO', '130001', 'BOL'],
  ['CO', '760011', 'VAC'],
  ['UY', '11600', 'MO'],
  ['UY', '97005', 'FD'],
  ['UY', '97000', 'DU'],
  ['PE', '02001', 'ANC'],
  ['PE', '15001', null],
  ['ES', '28039', 'M'],
  ['ES', '08001', 'B'],
  ['ES', '52001', 'ML'],
  ['CL', '8340457', null],
  ['AR', '1425', null],
  ['AR', '9410', null],
  ['AR', '1000', null],
] as const)('OWN-2 in %s the code %s is of the province %s', (country, code, province) => {
  expect(isPostalCode(code, postalOf(country))).toBe(true);
  expect(provinceOf(code, postalOf(country))).toBe(province);
});

test.each([
  ['MX', '6000'],
  ['CO', '11022'],
  ['UY', '116000'],
  ['PE', '26001'],
  ['PE', 'LIMA 23'],
  ['ES', '53001'],
  ['ES', '00100'],
  ['CL', '834045'],
  // Of the right form, but of no place.
  ['AR', '0000'],
  ['AR', '9999'],
  ['AR', 'C0123ABC'],
  ['MX', '00100'],
  ['MX', '18000'],
  ['CO', '000000'],
  ['CO', '120001'],
  ['CL', '0340457'],
  ['UY', '00000'],
] as const)('OWN-2 in %s %s is no postal code', (country, code) => {
  expect(isPostalCode(plainPostalCode(code), postalOf(country))).toBe(false);
});

test('OWN-2 a code of another province is refused where the beginning decides, and one is needed where people know theirs', () => {
  expect(wrong('ES', '28013', 'B')).toEqual(['postalCode']);
  expect(wrong('MX', '06000', 'JAL')).toEqual(['postalCode']);
  // Some codes of Uruguay and Colombia are used across the border of their department.
  expect(wrong('UY', '11600', 'CA')).toEqual([]);
  const needed = countryCodes.filter((code) => postalOf(code).isRequired);
  expect(needed).toEqual(['AR', 'MX', 'ES']);
  for (const code of countryCodes) {
    const [province] = countryOf(code).places.provinces;
    expect(wrong(code, '', province?.code ?? '')).toEqual(needed.includes(code) ? ['postalCode'] : []);
    expect(wrong(code, '', 'ninguna')).toContain('province');
  }
});

test('OWN-2 a postal code is compared without its separators, and by its digits', () => {
  expect([' e-28013', '832-0000', 'C1425 ABC'].map(plainPostalCode)).toEqual(['E28013', '8320000', 'C1425ABC']);
  expect(['C1043AAZ', '05001', ''].map(postalNumber)).toEqual([1043, 5001, null]);
});

test('OWN-2 every code that a beginning is of has that province', () => {
  const known = fc.constantFrom(...countryCodes.filter((code) => Object.keys(postalOf(code).provinces).length > 0));
  fc.assert(
    fc.property(known, fc.nat(), fc.nat({ max: 9_999_999 }), (country, at, rest) => {
      const { postal, provinces } = countryOf(country).places;
      const beginnings = Object.keys(postal.provinces);
      const beginning = beginnings[at % beginnings.length] ?? '';
      const letters = beginning.replace(/\d/g, '').length;
      // After a letter of Argentina come all digits of a place.
      const digits = letters > 0 ? String(1000 + (rest % 8500)) : String(rest).padStart(7, '0');
      const code = (beginning + digits).slice(0, postal.digits + letters);
      const found = provinceOf(code, postal);
      expect(isPostalCode(code, postal)).toBe(true);
      expect(provinces.map((province) => province.code)).toContain(found);
    }),
  );
});
