import { expect, test } from 'vitest';
import { hasClaims } from './claim-countries.ts';
import { countryOf } from '#contract/core/countries/countries.ts';
import { countryCodes } from '#contract/core/countries/country.ts';

test.each(countryCodes)('OWN-2 claims can be stated in %s if its law has them', (code) => {
  const { complaintsBook, paymentReversal } = countryOf(code).duties;
  expect(hasClaims(code)).toBe(complaintsBook !== null || paymentReversal !== null);
});
