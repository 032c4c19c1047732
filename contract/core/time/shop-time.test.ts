import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { setShop, shop } from '../shop/shop.ts';
import {
  dayAfter,
  lastDayOf,
  localShopTime,
  momentWords,
  shopDay,
  shopMoment,
  shopTime,
  startOfShopDay,
} from './shop-time.ts';

const facts = shop();
afterEach(() => setShop(facts));

test.each([
  ['2026-11-21T00:30:00.000Z', '2026-11-20T21:30:00.000-03:00', '2026-11-20', '2026-11-20 21:30'],
  ['2026-11-21T03:30:00.000Z', '2026-11-21T00:30:00.000-03:00', '2026-11-21', '2026-11-21 00:30'],
  ['2026-11-21T02:59:59.999Z', '2026-11-20T23:59:59.999-03:00', '2026-11-20', '2026-11-20 23:59'],
  ['2027-01-01T02:00:00.007Z', '2026-12-31T23:00:00.007-03:00', '2026-12-31', '2026-12-31 23:00'],
  // Daylight saving time in Buenos Aires in the summer of 2008.
  ['2008-12-01T02:30:00.000Z', '2008-12-01T00:30:00.000-02:00', '2008-12-01', '2008-12-01 00:30'],
] as const)('MEND-26 MEND-36 %s is %s in the shop', (utc, onTheWire, day, words) => {
  expect(shopMoment(new Date(utc))).toBe(onTheWire);
  expect([shopDay(utc), shopDay(onTheWire), momentWords(utc), momentWords(onTheWire)]).toEqual([
    day,
    day,
    words,
    words,
  ]);
});

test('MEND-26 a formatted time parses to the same time', () => {
  const moments = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (at) => {
      expect(new Date(shopMoment(at))).toEqual(at);
    }),
  );
});

test('MEND-36 a day begins at its first moment, and ends when the next begins', () => {
  const days = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }).map(shopDay);
  fc.assert(
    fc.property(days, (day) => {
      const start = startOfShopDay(day);
      expect(shopDay(start)).toBe(day);
      expect(shopDay(new Date(start.getTime() - 1))).toBe(dayAfter(day, -1));
      expect(startOfShopDay(dayAfter(day, 1)).getTime()).toBeGreaterThan(start.getTime());
    }),
  );
});

test('MEND-36 days are added across months and leap days', () => {
  expect([dayAfter('2026-02-28', 1), dayAfter('2028-02-28', 1), dayAfter('2026-01-01', -1)]).toEqual([
    '2026-03-01',
    '2028-02-29',
    '2025-12-31',
  ]);
});

test('OWN-4 a local time of the shop is that of its time zone', () => {
  expect(shopTime('2026-11-27T00:00').toISOString()).toBe('2026-11-27T03:00:00.000Z');
  expect(shopTime('2026-11-27T23:59:30').toISOString()).toBe('2026-11-28T02:59:30.000Z');
  expect(localShopTime('2026-11-27T02:59:59.000Z')).toBe('2026-11-26T23:59');
});

test('OWN-2 a browser that does not know the shop’s zone shows the times of the API as the server wrote them', () => {
  setShop({ ...facts, country: { ...facts.country, timeZone: 'America/Younger_Than_This' } });
  const at = '2026-11-20T21:30:00.000-03:00';
  expect([momentWords(at), shopDay(at), localShopTime(at), lastDayOf(at)]).toEqual([
    '2026-11-20 21:30',
    '2026-11-20',
    '2026-11-20T21:30',
    '2026-11-20',
  ]);
});

test('OWN-2 a browser with old rules of the shop’s zone shows the hour of the server', () => {
  expect(momentWords('2026-11-20T21:30:00.000-02:00')).toBe('2026-11-20 21:30');
});
