import { settingGroups } from '#contract/settings/owner-settings.ts';
import type { Executor } from '#platform/database/database.ts';
import { newestVersion } from '../content-versions/content-versions.service.ts';
import type { Settings } from '../context/settings.ts';
import { storedGroup } from './stored-settings.service.ts';

/** Returns the settings with the public address that the owner stored, unless the environment names one. */
export async function withStoredAddress(settings: Settings, db: Executor): Promise<Settings> {
  if (settings.isAddressGiven) return settings;
  const { content } = (await newestVersion(db, 'settings', 'web')) ?? {};
  const stored = settingGroups.web.fields.publicUrl.schema.safeParse(storedGroup(content)['publicUrl']);
  return stored.data ? { ...settings, publicUrl: stored.data } : settings;
}
