import { settingGroups } from '#contract/core/settings/owner-settings.ts';
import type { Executor } from '#platform/database/database.ts';
import { newestVersion } from '../content-versions/content-versions.service.ts';
import type { Settings } from '../context/settings.ts';
import type { OpenOwnerSettings } from './owner-settings.service.ts';
import { storedGroup } from './stored-settings.service.ts';

/** Returns the settings with the public address that the owner stored, unless the environment names one. */
export async function withStoredAddress(settings: Settings, db: Executor): Promise<Settings> {
  if (settings.isAddressGiven) return settings;
  const { content } = (await newestVersion(db, 'settings', 'web')) ?? {};
  const stored = settingGroups.web.fields.publicUrl.schema.safeParse(storedGroup(content)['publicUrl']);
  return stored.data ? { ...settings, publicUrl: stored.data } : settings;
}

/**
 * Calls `restart` once when the owner's address becomes another one than that with which this process was opened, whichever
 * process stored it: the address is a part of everything that is opened at the start.
 */
export function restartElsewhere(
  { current, onChange }: Pick<OpenOwnerSettings, 'current' | 'onChange'>,
  { publicUrl, isAddressGiven }: Settings,
  restart: () => void,
): void {
  if (isAddressGiven) return;
  let known = publicUrl;
  onChange(() => {
    const stored = current().web.publicUrl;
    if (stored === '' || stored === known) return;
    known = stored;
    restart();
  });
}
