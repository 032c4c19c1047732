import { shop } from '../shop/shop.ts';

// The browser's build has web/core/layout/page-clock.ts instead.

/** True if the program that runs this knows a time zone. Two of the countries' zones are younger than many browsers. */
export function isKnownZone(zone: string): boolean {
  try {
    makeClock(zone);
    return true;
  } catch {
    return false;
  }
}

/** By zone. Created on first use: that takes milliseconds, which every page with this code would spend before it works. */
const clocks: Record<string, Intl.DateTimeFormat> = {};

function makeClock(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'longOffset',
  });
}

/**
 * Returns a time for JSON: ISO 8601 in the shop's time zone, '2026-11-20T21:30:00.000-03:00', so that its first ten
 * characters are the shop's date.
 */
export function shopMoment(at: Date): string {
  const { timeZone: zone } = shop().country;
  const clock = (clocks[zone] ??= makeClock(zone));
  const part = new Map(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  const day = `${part.get('year')}-${part.get('month')}-${part.get('day')}`;
  const time = `${part.get('hour')}:${part.get('minute')}:${part.get('second')}`;
  const milliseconds = String(at.getUTCMilliseconds()).padStart(3, '0');
  // 'GMT-03:00', or 'GMT' alone for offset zero.
  const offset = part.get('timeZoneName')?.replace('GMT', '') || '+00:00';
  return `${day}T${time}.${milliseconds}${offset}`;
}
