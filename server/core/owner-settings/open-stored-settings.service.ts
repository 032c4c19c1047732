import type { Logger } from 'pino';
import type { Database } from '#platform/database/database.ts';
import { secretsKey } from '#platform/process/secrets-key.ts';
import type { Settings } from '../context/settings.ts';
import { openOwnerSettings } from './owner-settings.service.ts';
import { withStoredAddress } from './stored-address.service.ts';

/** Opens the owner's settings. Returns them, and the settings of the environment with the address that the owner stored. */
export async function openStoredSettings(given: Settings, db: Database, log: Logger) {
  const settings = await withStoredAddress(given, db);
  const ownerSettings = await openOwnerSettings({
    db,
    settings,
    key: await secretsKey(settings),
    onFailure: (error) => log.error({ err: error }, 'the settings could not be read again'),
  });
  return { settings, ownerSettings };
}
