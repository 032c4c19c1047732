import { dayAfter, momentWords, startOfShopDay } from '#contract/core/time/shop-time.ts';
import { hourMs } from '#contract/core/time/units.ts';
import type { TimePart } from './sales.queries.ts';

/** Returns the days of the shop from one on. */
export function daysFrom(first: string, days: number): TimePart[] {
  return Array.from({ length: days }, (_, index) => {
    const name = dayAfter(first, index);
    return { name, begin: startOfShopDay(name) };
  });
}

/**
 * Returns the hours of the days of the shop from one on. As clocks are put forward or back, an hour is missing, or there are two
 * of the same name.
 */
export function hoursFrom(first: string, days: number): TimePart[] {
  const [begin, end] = [startOfShopDay(first), startOfShopDay(dayAfter(first, days))].map((at) => at.getTime());
  const hours = Math.round(((end ?? 0) - (begin ?? 0)) / hourMs);
  return Array.from({ length: hours }, (_, index) => {
    const at = new Date((begin ?? 0) + index * hourMs);
    return { name: momentWords(at).slice(0, 13), begin: at };
  });
}
