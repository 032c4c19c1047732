import { shopMoment } from './shop-time.ts';

/**
 * Returns when a local time of the shop is, '2026-11-27T00:00' or with seconds. One that a change to daylight saving time
 * leaves out is moved by the change.
 */
export function shopTime(local: string): Date {
  const asUtc = Date.parse(`${local}Z`);
  const nearly = asUtc - aheadMs(new Date(asUtc));
  // Repeats with the offset of that time, in case it changes between the two.
  return new Date(asUtc - aheadMs(new Date(nearly)));
}

/** Returns the local time of the shop, without seconds: '2026-11-27T00:00'. */
export function localShopTime(at: Date | string): string {
  return shopMoment(new Date(at)).slice(0, 16);
}

/** Returns the UTC offset of the shop at a time, in ms. */
function aheadMs(at: Date): number {
  return Date.parse(`${shopMoment(at).slice(0, 23)}Z`) - at.getTime();
}
