import { z } from 'zod';
import type { ProviderEnvironment } from '#server/core/context/provider-environment.ts';
import { variableList } from '#server/core/context/read-variable.ts';
import type { Settings } from '#server/core/context/settings.ts';
import { facts } from './facts.ts';

export const realApi = 'https://api.mercadopago.com';

/** True if a token charges nobody by its form. Those of test users begin as real ones do, so this is not all of them. */
export const isTestToken = (token: string): boolean => token.startsWith('TEST-');

/** What the provider's adapter reads from the environment. */
export const environment = {
  provider: facts.name,
  account: facts.account,
  api: { variable: 'MP_API_URL', start: realApi },
  given: {
    accessToken: { variable: 'MP_ACCESS_TOKEN', schema: z.string().regex(/^\S{1,500}$/) },
    webhookSecret: { variable: 'MP_WEBHOOK_SECRET', schema: variableList.transform((secrets) => secrets.join()) },
  },
  isTest: isTestToken,
} as const satisfies ProviderEnvironment;

/** Returns what the environment says of the account: the token, undefined if the owner sets it, and where the API is. */
export function accessOf({ accounts }: Pick<Settings, 'accounts'>) {
  const access = accounts.find(({ of }) => of.provider === environment.provider);
  const { accessToken, webhookSecret = '' } = access?.values ?? {};
  return { apiUrl: access?.apiUrl ?? realApi, accessToken, webhookSecrets: secretsIn(webhookSecret) };
}

/** Returns the secrets of a setting: several, comma separated, while one replaces another. */
export function secretsIn(setting: string): string[] {
  return setting.split(',').flatMap((secret) => secret.trim() || []);
}
