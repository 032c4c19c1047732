import { ProviderUnavailable } from '#server/core/context/payment-provider.ts';
import { isTestToken } from './test-account.service.ts';
import type { Settings } from '#server/core/context/settings.ts';
import { StartRefused } from '#platform/process/start-refused.ts';

/** Throws StartRefused where a demonstration would charge real cards, or nobody can say whether it would. */
export async function refuseRealToken({ mode, provider: { accessToken, apiUrl } }: Settings): Promise<void> {
  if (mode !== 'demo' || accessToken === undefined) return;
  const isTest = await isTestToken({ accessToken, apiUrl }).catch((error: unknown) => {
    if (!(error instanceof ProviderUnavailable)) throw error;
    throw new StartRefused(
      'No se pudo comprobar que MP_ACCESS_TOKEN sea de prueba: SHOP_MODE=demo no arranca con ella.',
    );
  });
  if (!isTest) throw new StartRefused('MP_ACCESS_TOKEN cobra de verdad: SHOP_MODE=demo solo admite una de prueba.');
}
