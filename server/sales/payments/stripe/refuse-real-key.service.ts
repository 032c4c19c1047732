import { StartRefused } from '#platform/process/start-refused.ts';
import type { Settings } from '#server/core/context/settings.ts';
import { accessOf, isTestKey } from './environment.ts';

/** Throws StartRefused where a demonstration would charge real cards. A key says by itself whether it does. */
export async function refuseRealKey(settings: Settings): Promise<void> {
  const { secretKey } = accessOf(settings);
  if (settings.mode !== 'demo' || secretKey === undefined || isTestKey(secretKey)) return;
  throw new StartRefused('STRIPE_SECRET_KEY cobra de verdad: SHOP_MODE=demo solo admite una de prueba.');
}
