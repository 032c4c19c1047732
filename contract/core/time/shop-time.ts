import { locale } from '../shop/locale-of-language.ts';
import { shopMoment } from './shop-clock.ts';
import { dayMs } from './units.ts';

export { shopMoment } from './shop-clock.ts';

/** Returns the shop's date of a time: '2026-11-20'. */
export function shopDay(at: Date | string): string {
  return written(at).slice(0, 10);
}

/** Returns a time for people: '2026-11-20 21:30'. */
export function momentWords(at: Date | string): string {
  return written(at).slice(0, 16).replace('T', ' ');
}

/**
 * Returns a time as `shopMoment` writes it. A text with an offset is one that the API wrote, and stays as it is. In a page all
 * times are such texts: what browsers know of time zones is as old as they are, and some do not know the shop's.
 */
function written(at: Date | string): string {
  return typeof at === 'string' && /[+-]\d\d:\d\d$/.test(at) ? at : shopMoment(new Date(at));
}

/** Returns a date of the shop for people, in words: '20 de noviembre de 2026'. */
export function dayWords(day: string): string {
  const words = new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' });
  return words.format(new Date(`${day}T00:00:00Z`));
}

/** Returns a date of the shop for people, shortly: '20 nov 2026'. */
export function shortDayWords(day: string): string {
  const words = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeZone: 'UTC' });
  return words.format(new Date(`${day}T00:00:00Z`));
}

/** Returns a time for people with its day in words: '20 nov 2026, 21:30'. */
export function momentInWords(at: Date | string): string {
  return `${shortDayWords(shopDay(at))}, ${written(at).slice(11, 16)}`;
}

/** Returns when a date of the shop, '2026-11-20', begins: at midnight, or later if clocks are put forward then. */
export function startOfShopDay(day: string): Date {
  return shopTime(`${day}T00:00`);
}

/**
 * Returns when a local time of the shop is, '2026-11-27T00:00' or with seconds. One that happens twice, as clocks are put back,
 * is the first of the two. One that is left out, as they are put forward, is as much later: 00:30 is 01:30.
 */
export function shopTime(local: string): Date {
  const wall = Date.parse(`${local}Z`);
  // A change in this time is between the two: a zone is at most 14 hours from UTC, and its changes are weeks apart.
  const [before, after] = [aheadMs(new Date(wall - dayMs)), aheadMs(new Date(wall + dayMs))];
  const moments = [new Date(wall - before), new Date(wall - after)] as const;
  return moments.find((moment) => aheadMs(moment) === wall - moment.getTime()) ?? moments[0];
}

/**
 * Returns the last day of a time that ends as a day begins: '2026-12-04' for the beginning of the 5th. It is the day half a day
 * earlier, also where clocks are put forward at midnight, and after the shop's zone was changed.
 */
export function lastDayOf(end: Date | string): string {
  const wall = Date.parse(`${written(end).slice(0, 19)}Z`);
  return new Date(wall - dayMs / 2).toISOString().slice(0, 10);
}

/** Returns the local time of the shop, without seconds: '2026-11-27T00:00'. */
export function localShopTime(at: Date | string): string {
  return written(at).slice(0, 16);
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
