import { expect, test } from 'vitest';
import { nextAsk } from './due-orders.ts';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const placedAt = new Date('2026-01-01T12:00:00Z');

/** The ages, in ms, at which an order is asked about, if nothing changes it. */
function asksOf({ isOpen = false, isPaid = true, refundableDays = 180 } = {}): number[] {
  const ages: number[] = [];
  let now: Date | null = new Date(placedAt.getTime() + minuteMs);
  while (now !== null && ages.length < 2000) {
    ages.push(now.getTime() - placedAt.getTime());
    now = nextAsk({ now, placedAt, isOpen, paidAt: isPaid ? placedAt : null, refundableDays });
  }
  return ages;
}

test('BACK-3 a paid order is asked about for 180 days, at growing intervals, the last time at their end', () => {
  const ages = asksOf();
  expect(ages.at(-1)).toBe(180 * dayMs);
  const pauses = ages.slice(1).map((age, at) => age - (ages[at] ?? 0));
  const early = pauses.filter((_, at) => (ages[at] ?? 0) < 20 * dayMs);
  expect(early.filter((pause, at) => pause < (early[at - 1] ?? 0))).toEqual([]);
  expect(Math.max(...pauses)).toBe(14 * dayMs);
});

test('BACK-3 a paid order is asked about as long as its provider refunds', () => {
  expect(asksOf({ refundableDays: 30 }).at(-1)).toBe(30 * dayMs);
});

test('BACK-3 following 10,000 paid orders for 180 days takes fewer than 3,000 calls a day', () => {
  const ages = asksOf();
  const first = ages.filter((age) => age < dayMs).length;
  const later = ages.length - first;
  expect({ first, later }).toEqual({ first: 30, later: 20 });
  expect((10_000 * ages.length) / 180).toBeLessThan(3000);
});

test('BACK-3 an order that ended unpaid is asked about for a day, one that is pending until it ends', () => {
  const unpaid = asksOf({ isPaid: false });
  expect((unpaid.at(-1) ?? 0) / dayMs).toBeGreaterThanOrEqual(1);
  expect((unpaid.at(-1) ?? 0) / dayMs).toBeLessThan(1.26);
  const pending = asksOf({ isPaid: false, isOpen: true });
  expect(pending.length).toBe(2000);
  expect(Math.max(...pending.slice(1).map((age, at) => age - (pending[at] ?? 0)))).toBe(6 * 60 * minuteMs);
});
