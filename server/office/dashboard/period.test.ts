import { expect, test } from 'vitest';
import { dayBefore, daysOfBoth, periodUpTo } from './period.ts';

test('a period of days is compared with as many days before', () => {
  const week = periodUpTo('2026-11-25', '7');
  expect(week).toEqual({ firstDay: '2026-11-19', days: 7, firstBefore: '2026-11-12' });
  expect([daysOfBoth(week), dayBefore(week, 0), dayBefore(week, 6)]).toEqual([14, '2026-11-12', '2026-11-18']);
});

test('the calendar month is compared with the same days of the month before', () => {
  const month = periodUpTo('2026-11-25', 'month');
  expect(month).toEqual({ firstDay: '2026-11-01', days: 25, firstBefore: '2026-10-01' });
  expect([daysOfBoth(month), dayBefore(month, 24)]).toEqual([56, '2026-10-25']);
  expect(periodUpTo('2027-01-01', 'month')).toEqual({ firstDay: '2027-01-01', days: 1, firstBefore: '2026-12-01' });
});

test('a day that the month before did not have is compared with nothing', () => {
  const march = periodUpTo('2026-03-30', 'month');
  expect([dayBefore(march, 27), dayBefore(march, 28), dayBefore(march, 29)]).toEqual([
    '2026-02-28',
    undefined,
    undefined,
  ]);
});
