import { dayMs } from '#contract/core/time/units.ts';
import type { SummaryPeriod } from '#contract/office/dashboard.ts';
import { dayAfter } from '#contract/core/time/shop-time.ts';

/** A period up to today, and where the one before begins. Days are of the shop, '2026-11-25'. */
export type Period = { readonly firstDay: string; readonly days: number; readonly firstBefore: string };

/** Returns the days of a period that ends today. A month is compared with the month before. */
export function periodUpTo(today: string, asked: SummaryPeriod): Period {
  if (asked !== 'month') {
    const days = Number(asked);
    const firstDay = dayAfter(today, 1 - days);
    return { firstDay, days, firstBefore: dayAfter(firstDay, -days) };
  }
  const firstDay = firstOfMonth(today);
  return { firstDay, days: Number(today.slice(8)), firstBefore: firstOfMonth(dayAfter(firstDay, -1)) };
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/** Returns the day of the period before that is compared with the nth one, from 0; undefined where that month was shorter. */
export function dayBefore({ firstDay, firstBefore }: Period, index: number): string | undefined {
  const day = dayAfter(firstBefore, index);
  return day < firstDay ? day : undefined;
}

/** Returns how many days there are from the first one before up to today. */
export function daysOfBoth({ firstDay, days, firstBefore }: Period): number {
  return Math.round((Date.parse(firstDay) - Date.parse(firstBefore)) / dayMs) + days;
}
