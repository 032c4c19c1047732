import { expect, test } from 'vitest';
import { localShopTime, shopTime } from './shop-wall-time.ts';

test('OWN-4 a local time of the shop is that of its time zone', () => {
  expect(shopTime('2026-11-27T00:00').toISOString()).toBe('2026-11-27T03:00:00.000Z');
  expect(shopTime('2026-11-27T23:59:30').toISOString()).toBe('2026-11-28T02:59:30.000Z');
  expect(localShopTime('2026-11-27T02:59:59.000Z')).toBe('2026-11-26T23:59');
});
