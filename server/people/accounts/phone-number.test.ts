import { afterEach, describe, expect, test } from 'vitest';
import { countryOf } from '#contract/core/countries/countries.ts';
import { factsOf, type CountryCode } from '#contract/core/countries/country.ts';
import { phoneLink, withoutExtension } from '#contract/people/phone-extension.ts';
import { setShop, shop } from '#contract/core/shop/shop.ts';
import { phoneNumber, phoneShown } from './phone-number.ts';

test.each([
  ['11 2345-6789', '+541123456789'],
  ['(011) 2345 6789', '+541123456789'],
  ['011 15-2345-6789', '+5491123456789'],
  ['+54 9 351 555 1234', '+5493515551234'],
  ['0351 15 555 1234', '+5493515551234'],
  ['+34 612 34 56 78', '+34612345678'],
  ['+56 9 6123 4567', '+56961234567'],
])('SHIP-1 %j is the phone number %s', (text, number) => {
  expect(phoneNumber(text)).toBe(number);
});

test.each(['', 'llamame', '123', '0000000000', '+54 1', '+999 123 456 789', '15 2345 6789'])(
  'SHIP-1 %j is no phone number',
  (text) => {
    expect(phoneNumber(text)).toBeUndefined();
  },
);

test('SHIP-1 a number is shown as people write it', () => {
  expect(phoneShown('+541123456789')).toBe('011 2345-6789');
  expect(phoneShown('+5491123456789')).toBe('011 15-2345-6789');
  expect(phoneShown('+34612345678')).toBe('+34 612 34 56 78');
});

const before = shop();

afterEach(() => setShop(before));

const former: readonly (readonly [CountryCode, string, string])[] = [
  ['MX', '+52 1 55 1234 5678', '+525512345678'],
  ['MX', '0052 1 55 1234 5678', '+525512345678'],
  ['MX', '044 55 1234 5678', '+525512345678'],
  ['MX', '045 55 1234 5678', '+525512345678'],
  ['MX', '01 55 1234 5678', '+525512345678'],
  ['MX', '55 1234 5678', '+525512345678'],
  ['AR', '+52 1 55 1234 5678', '+525512345678'],
  ['AR', '+54 9 11 15 2345 6789', '+5491123456789'],
  ['AR', '+54 9 291 15 456 7890', '+5492914567890'],
  ['AR', '+54 9 2954 15 41 2345', '+5492954412345'],
  ['CL', '09 6123 4567', '+56961234567'],
  ['CL', '+56 02 2345 6789', '+56223456789'],
  ['CO', '(1) 234 5678', '+576012345678'],
  ['CO', '+57 4 444 5555', '+576044445555'],
  ['CO', '03 310 123 4567', '+573101234567'],
  ['PE', '01 987 654 321', '+51987654321'],
  ['UY', '02 712 3456', '+59827123456'],
  ['ES', '0034 612 345 678', '+34612345678'],
];

test.each(former)('OWN-2 in %s %j is read as %s, as the plan now has it', (code, text, number) => {
  setShop({ ...before, country: factsOf(countryOf(code)) });
  expect(phoneNumber(text)).toBe(number);
});

test.each([
  ['MX', '045 55 1234 567'],
  ['MX', '02 55 1234 5678'],
  ['CO', '(3) 234 5678'],
  ['CL', '09 123 4567'],
] as const)('OWN-2 in %s %j was never one', (code, text) => {
  setShop({ ...before, country: factsOf(countryOf(code)) });
  expect(phoneNumber(text)).toBeUndefined();
});

describe('an extension', () => {
  test.each(['11 2345-6789 int. 4', '011 2345-6789 interno 4', '11 2345-6789 ext 4', '11 2345-6789 anexo 4'])(
    'of %j is kept, shown, and dialled',
    (text) => {
      const stored = phoneNumber(text) ?? '';
      expect(stored).toBe('+541123456789;ext=4');
      expect(phoneShown(stored)).toBe('011 2345-6789 ext. 4');
      expect(phoneNumber(phoneShown(stored))).toBe(stored);
      expect(withoutExtension(stored)).toBe('+541123456789');
      expect(phoneLink(phoneShown(stored))).toBe('tel:01123456789;ext=4');
    },
  );

  test('is not invented for a number without one', () => {
    expect(phoneLink('011 15-2345-6789')).toBe('tel:0111523456789');
    expect(withoutExtension('+541123456789')).toBe('+541123456789');
  });
});
