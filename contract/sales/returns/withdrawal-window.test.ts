import { expect, test } from 'vitest';
import { countryOf } from '#contract/core/countries/countries.ts';
import { countryCodes, type CountryCode } from '#contract/core/countries/country.ts';
import { returnEnd, windowEnd } from './withdrawal-window.ts';

const orderedAt = new Date('2026-03-01T15:00:00-03:00');
const deliveredAt = new Date('2026-03-05T23:59:00-03:00');
const rightIn = (code: CountryCode) => countryOf(code).duties.withdrawal;

test('BACK-4 the time to take a purchase back is ten whole days from the delivery, else from the purchase', () => {
  expect(windowEnd({ orderedAt, deliveredAt: null }, rightIn('AR'))).toEqual(new Date('2026-03-12T00:00:00-03:00'));
  expect(windowEnd({ orderedAt, deliveredAt }, rightIn('AR'))).toEqual(new Date('2026-03-16T00:00:00-03:00'));
});

test('BACK-4 a shop in Spain counts fourteen days', () => {
  expect(windowEnd({ orderedAt, deliveredAt: null }, rightIn('ES'))).toEqual(new Date('2026-03-16T00:00:00-03:00'));
  expect(windowEnd({ orderedAt, deliveredAt }, rightIn('ES'))).toEqual(new Date('2026-03-20T00:00:00-03:00'));
});

test('OWN-2 working days are counted without Saturdays and Sundays', () => {
  // From Thursday 5 March: Friday, and Monday to Thursday.
  expect(windowEnd({ orderedAt, deliveredAt }, rightIn('MX'))).toEqual(new Date('2026-03-13T00:00:00-03:00'));
  const saturday = new Date('2026-03-07T12:00:00-03:00');
  expect(windowEnd({ orderedAt, deliveredAt: saturday }, rightIn('CO'))).toEqual(new Date('2026-03-14T00:00:00-03:00'));
});

test('OWN-2 each country has its days by law, and none has them by guess', () => {
  const days = countryCodes.map((code) => `${code} ${rightIn(code)?.days ?? '-'} ${rightIn(code)?.unit ?? '-'}`);
  expect(days).toEqual([
    'AR 10 days',
    'MX 5 working_days',
    'CL 10 days',
    'CO 5 working_days',
    'UY 5 working_days',
    'PE - -',
    'ES 14 days',
  ]);
  expect(windowEnd({ orderedAt, deliveredAt }, null)).toEqual(returnEnd({ orderedAt, deliveredAt }));
});

test('BACK-5 goods are taken back for thirty whole days from the delivery, else from the purchase', () => {
  expect(returnEnd({ orderedAt, deliveredAt: null })).toEqual(new Date('2026-04-01T00:00:00-03:00'));
  expect(returnEnd({ orderedAt, deliveredAt })).toEqual(new Date('2026-04-05T00:00:00-03:00'));
});
