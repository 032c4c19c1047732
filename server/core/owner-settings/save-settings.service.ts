import { settingGroups, type GroupName } from '#contract/core/settings/owner-settings.ts';
import type { Setting, SettingValue } from '#contract/core/settings/setting.ts';
import type { Transaction } from '#platform/database/database.ts';
import { saveVersion, type StoredVersion } from '../content-versions/content-versions.service.ts';
import { asStored, type StoredGroup } from './stored-settings.service.ts';

/** Returns settings of a group as they are stored: secrets encrypted. Names that the group does not have are left out. */
export function sealedSettings(
  group: GroupName,
  values: Readonly<Record<string, SettingValue>>,
  key: Buffer,
): StoredGroup {
  const fields: Readonly<Record<string, Setting>> = settingGroups[group].fields;
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => {
      const setting = fields[field];
      return setting ? [[field, asStored(setting, value, key)] as const] : [];
    }),
  );
}

type Written = {
  readonly group: GroupName;
  /** All of the group's stored settings; those that are missing have their initial values. */
  readonly content: StoredGroup;
  /** The version that is replaced; undefined for the first one. */
  readonly basedOn: number | undefined;
  readonly by: string;
  readonly at: Date;
};

/**
 * Stores the settings of a group as a new version, which counts at once. Throws `changed_meanwhile`. The process reads them
 * with `reload`, the others are told by the change feed.
 */
export function saveSettings(transaction: Transaction, { group, at, ...written }: Written): Promise<StoredVersion> {
  return saveVersion(transaction, { ...written, kind: 'settings', key: group, publishAt: at, at });
}
