import { locale } from './locale-of-language.ts';
import { shop } from './shop.ts';

/** Returns where the shop's days begin and end (IANA time zone). */
export function shopZone(): string {
  return shop().country.timeZone;
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
  const zone = shopZone();
  const clock = (clocks[zone] ??= makeClock(zone));
  const part = new Map(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  const day = `${part.get('year')}-${part.get('month')}-${part.get('day')}`;
  const time = `${part.get('hour')}:${part.get('minute')}:${part.get('second')}`;
  const milliseconds = String(at.getUTCMilliseconds()).padStart(3, '0');
  // 'GMT-03:00', or 'GMT' alone for offset zero.
  const offset = part.get('timeZoneName')?.replace('GMT', '') || '+00:00';
  return `${day}T${time}.${milliseconds}${offset}`;
}

/** Returns the shop's date of a time: '2026-11-20'. */
export function shopDay(at: Date | string): string {
  return shopMoment(new Date(at)).slice(0, 10);
}

/** Returns a time for people: '2026-11-20 21:30'. */
export function momentWords(at: Date | string): string {
  return shopMoment(new Date(at)).slice(0, 16).replace('T', ' ');
}

/** Returns a date of the shop for people, in words: '20 de noviembre de 2026'. */
export function dayWords(day: string): string {
  const words = new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' });
  return words.format(new Date(`${day}T00:00:00Z`));
}

/** Returns when a date of the shop, '2026-11-20', begins. */
export function startOfShopDay(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const nearly = midnight - aheadMs(new Date(midnight));
  // Repeats with the offset of that time, in case daylight saving time changes between the two.
  return new Date(midnight - aheadMs(new Date(nearly)));
}

/** Returns the UTC offset of the shop at a time, in ms. */
function aheadMs(at: Date): number {
  return Date.parse(`${shopMoment(at).slice(0, 23)}Z`) - at.getTime();
}

/** Returns the date some days after another, or before it: ('2026-02-28', 1) is '2026-03-01'. */
export function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
