import { expect, test } from 'vitest';
import { countryOf } from '#contract/core/countries/countries.ts';
import { countryCodes } from '#contract/core/countries/country.ts';
import { setShop, shop } from '#contract/core/shop/shop.ts';
import { letterErrors } from './letter-errors.ts';
import { originalLetter } from './original-letters.ts';
import { hasWithdrawalRight } from './withdrawal-right.ts';

test.each(countryCodes)('OWN-6 the way to take a purchase back is needed where the law of %s gives it', (code) => {
  const right = countryOf(code).duties.withdrawal !== null;
  expect(hasWithdrawalRight(code)).toBe(right);
  const before = shop();
  setShop({ ...before, country: countryOf(code) });
  const errors = letterErrors('payment-approved', { ...originalLetter('payment-approved'), note: '' });
  setShop(before);
  expect(errors.map(({ message }) => message.includes('{{enlace_arrepentimiento}}'))).toEqual(right ? [true] : []);
});
