import type { Variables } from '#server/core/context/read-variable.ts';
import { readSettings, type Settings } from '#server/core/context/settings.ts';
import { providerEnvironments } from '#server/sales/payments/adapters.service.ts';

/** Reads the environment of the shop, with that of its payment providers. Throws a SettingsError of one line. */
export function readShopSettings(env: Variables): Settings {
  return readSettings(env, providerEnvironments);
}
