import type { GroupName } from '#contract/core/settings/owner-settings.ts';
import type { SettingValue } from '#contract/core/settings/setting.ts';
import type { Transaction } from '#platform/database/database.ts';
import { newestVersion } from '#server/core/content-versions/content-versions.service.ts';
import { saveSettings, sealedSettings } from '#server/core/owner-settings/save-settings.service.ts';
import { storedGroup } from '#server/core/owner-settings/stored-settings.service.ts';
import { testKey } from './owner-settings.ts';

/** Stores settings as another process does, and without its checks: the shop's own process is not told. */
export async function storeSettings(
  transaction: Transaction,
  group: GroupName,
  changed: Readonly<Record<string, SettingValue>>,
): Promise<void> {
  const newest = await newestVersion(transaction, 'settings', group);
  const content = { ...storedGroup(newest?.content), ...sealedSettings(group, changed, testKey) };
  await saveSettings(transaction, { group, content, basedOn: newest?.version, by: 'otra', at: new Date() });
}
