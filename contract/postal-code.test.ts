import { expect, test } from 'vitest';
import { isOfProvince, isPostalCode, plainPostalCode } from './postal-code.ts';

test.each([
  ['1425', 'C'],
  ['C1425ABC', 'C'],
  ['b1636fda', 'B'],
  [' X 5000 ', 'X'],
] as const)('SHIP-1 %j is a postal code of the province %s', (code, province) => {
  expect(isPostalCode(plainPostalCode(code))).toBe(true);
  expect(isOfProvince(plainPostalCode(code), province)).toBe(true);
});

test.each(['', '142', '14255', 'I1425ABC', 'C1425AB', '1425-4', 'ÑA12', '28013 Madrid', '90210-1234'])(
  'SHIP-1 %j has not the form of a postal code',
  (code) => {
    expect(isPostalCode(plainPostalCode(code))).toBe(false);
  },
);

test('SHIP-1 the long form of another province is told', () => {
  expect(isOfProvince('B1636FDA', 'C')).toBe(false);
});
