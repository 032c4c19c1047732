import { dayWords, localShopTime, shopDay } from './shop-time.ts';

/** Returns a time for people with its day in whole words: '20 de noviembre de 2026, 21:30'. */
export function momentInWholeWords(at: Date | string): string {
  return `${dayWords(shopDay(at))}, ${localShopTime(at).slice(11)}`;
}
