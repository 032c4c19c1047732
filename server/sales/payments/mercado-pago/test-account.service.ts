import { z } from 'zod';
import { createTransport } from './transport.ts';
import type { TransportOptions } from './transport.ts';

/** GET /users/me, as far as it is read. */
const account = z.object({ tags: z.array(z.string()) });

/**
 * True if a token charges nobody. The tokens of test users begin as real ones do (APP_USR-), so the provider is asked
 * whose it is: it tags test users (developers.mercadolibre.com, "Consulta usuarios"). Throws ProviderUnavailable.
 */
export async function isTestToken(options: TransportOptions): Promise<boolean> {
  if (options.accessToken.startsWith('TEST-')) return true;
  const owner = await createTransport(options).ask({ method: 'GET', path: '/users/me' }, account);
  return owner?.tags.includes('test_user') === true;
}
