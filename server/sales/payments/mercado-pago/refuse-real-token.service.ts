import { z } from 'zod';
import { StartRefused } from '#platform/process/start-refused.ts';
import { ProviderUnavailable } from '#server/core/context/payment-provider.ts';
import type { Settings } from '#server/core/context/settings.ts';
import { accessOf, isTestToken } from './environment.ts';
import { createTransport, type TransportOptions } from './transport.ts';

/** GET /users/me, as far as it is read. */
const account = z.object({ tags: z.array(z.string()) });

/**
 * True if a token charges nobody. The tokens of test users begin as real ones do (APP_USR-), so the provider is asked
 * whose it is: it tags test users (developers.mercadolibre.com, "Consulta usuarios"). Throws ProviderUnavailable.
 */
async function chargesNobody(options: TransportOptions): Promise<boolean> {
  if (isTestToken(options.accessToken)) return true;
  const owner = await createTransport(options).ask({ method: 'GET', path: '/users/me' }, account);
  return owner?.tags.includes('test_user') === true;
}

/** Throws StartRefused where a demonstration would charge real cards, or nobody can say whether it would. */
export async function refuseRealToken(settings: Settings): Promise<void> {
  const { accessToken, apiUrl } = accessOf(settings);
  if (settings.mode !== 'demo' || accessToken === undefined) return;
  const isTest = await chargesNobody({ accessToken, apiUrl }).catch((error: unknown) => {
    if (!(error instanceof ProviderUnavailable)) throw error;
    throw new StartRefused(
      'No se pudo comprobar que MP_ACCESS_TOKEN sea de prueba: SHOP_MODE=demo no arranca con ella.',
    );
  });
  if (!isTest) throw new StartRefused('MP_ACCESS_TOKEN cobra de verdad: SHOP_MODE=demo solo admite una de prueba.');
}
