import { expect, test } from 'vitest';
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

test.each(['', 'llamame', '123', '0000000000', '+54 1', '+999 123 456 789', '11 2345-6789 int. 4'])(
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
