import { expect, test } from 'vitest';
import { country } from './country.ts';
import { withdrawalDays, withdrawalRights } from './withdrawal-days.ts';
import { returnEnd, windowEnd } from './withdrawal-window.ts';

const orderedAt = new Date('2026-03-01T15:00:00-03:00');

test('BACK-4 the time to take a purchase back is ten whole days from the delivery, else from the purchase', () => {
  expect(windowEnd({ orderedAt, deliveredAt: null })).toEqual(new Date('2026-03-12T00:00:00-03:00'));
  const deliveredAt = new Date('2026-03-05T23:59:00-03:00');
  expect(windowEnd({ orderedAt, deliveredAt })).toEqual(new Date('2026-03-16T00:00:00-03:00'));
});

test('BACK-4 a shop in Spain counts fourteen days, and the texts say the days of the own country', () => {
  expect(windowEnd({ orderedAt, deliveredAt: null }, 'ES')).toEqual(new Date('2026-03-16T00:00:00-03:00'));
  const deliveredAt = new Date('2026-03-05T23:59:00-03:00');
  expect(windowEnd({ orderedAt, deliveredAt }, 'ES')).toEqual(new Date('2026-03-20T00:00:00-03:00'));
  expect(withdrawalRights.ES.days).toBe(14);
  expect(withdrawalDays).toBe(withdrawalRights[country.code].days);
});

test('BACK-5 goods are taken back for thirty whole days from the delivery, else from the purchase', () => {
  expect(returnEnd({ orderedAt, deliveredAt: null })).toEqual(new Date('2026-04-01T00:00:00-03:00'));
  const deliveredAt = new Date('2026-03-05T23:59:00-03:00');
  expect(returnEnd({ orderedAt, deliveredAt })).toEqual(new Date('2026-04-05T00:00:00-03:00'));
});
