import { expect, test } from 'vitest';
import { phoneParts, postalDigits } from './label.ts';

test.each([
  ['011 2345-6789', ['11', '23456789']],
  ['011 15-2345-6789', ['11', '23456789']],
  ['0351 15-234-5678', ['351', '2345678']],
  ['011 15-2345-6789 ext. 4', ['11', '23456789']],
  ['02901 15-41-2345', ['2901', '412345']],
] as const)('SHIP-7 %j is split into area code and number', (shown, parts) => {
  expect(phoneParts(shown)).toEqual(parts);
});

test('SHIP-7 label files take the digits of a postal code', () => {
  expect([postalDigits('C1425ABC'), postalDigits('1425')]).toEqual(['1425', '1425']);
});
