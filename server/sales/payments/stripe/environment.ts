import { z } from 'zod';
import type { ProviderEnvironment } from '#server/core/context/provider-environment.ts';
import { variableList } from '#server/core/context/read-variable.ts';
import type { Settings } from '#server/core/context/settings.ts';
import { facts } from './facts.ts';

export const realApi = 'https://api.stripe.com';

/** True if a key charges nobody: the provider writes that into every key, also into those with limited rights (`rk_`). */
export const isTestKey = (key: string): boolean => /^(?:sk|rk)_test_/.test(key);

/** What the provider's adapter reads from the environment. */
export const environment = {
  provider: facts.name,
  account: facts.account,
  api: { variable: 'STRIPE_API_URL', start: realApi },
  given: {
    secretKey: { variable: 'STRIPE_SECRET_KEY', schema: z.string().regex(/^(?:sk|rk)_\S{1,500}$/) },
    endpointSecret: {
      variable: 'STRIPE_WEBHOOK_SECRET',
      schema: variableList.transform((secrets) => secrets.join()),
    },
  },
  isTest: isTestKey,
} as const satisfies ProviderEnvironment;

/** Returns what the environment says of the account: the key, undefined if the owner sets it, and where the API is. */
export function accessOf({ accounts }: Pick<Settings, 'accounts'>) {
  const access = accounts.find(({ of }) => of.provider === environment.provider);
  return { apiUrl: access?.apiUrl ?? realApi, secretKey: access?.values['secretKey'] };
}

/** Returns the secrets of a setting: several, comma separated, while one replaces another. */
export function secretsIn(setting: string): string[] {
  return setting.split(',').flatMap((secret) => secret.trim() || []);
}
