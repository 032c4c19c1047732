import { z } from 'zod';
import { StartRefused } from '#platform/process/start-refused.ts';
import { ProviderUnavailable } from '#server/core/context/payment-provider.ts';
import type { Settings } from '#server/core/context/settings.ts';
import type { TransportOptions } from './transport.ts';
import { createTransport } from './transport.ts';

/** GET /users/me, as far as it is read. */
const account = z.object({ tags: z.array(z.string()) });

/**
 * True if a token charges nobody. The tokens of test users begin as real ones do (APP_USR-), so the provider is asked
 * whose it is: it tags test users (developers.mercadolibre.com, "Consulta usuarios"). Throws ProviderUnavailable.
 */
async function isTestToken(options: TransportOptions): Promise<boolean> {
  if (options.accessToken.startsWith('TEST-')) return true;
  const owner = await createTransport(options).ask({ method: 'GET', path: '/users/me' }, account);
  return owner?.tags.includes('test_user') === true;
}

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
