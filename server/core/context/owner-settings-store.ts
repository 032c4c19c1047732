import type { GroupName, OwnerSettings } from '#contract/core/settings/owner-settings.ts';
import type { SettingValue } from '#contract/core/settings/setting.ts';
import type { Executor } from '#platform/database/database.ts';

/** The values of a group's fields that cannot be changed on the screen. */
export type FixedValues = Readonly<Record<string, SettingValue>>;

/** The owner's settings at a moment, and the version of each group, 0 for one that was never saved. */
export type SettingsSnapshot = { readonly settings: OwnerSettings; version(group: GroupName): number };

/** The owner's settings in memory. */
export type OwnerSettingsStore = {
  /** Returns the settings. Costs no query. */
  current(): OwnerSettings;
  /** Returns the settings with their versions. Costs no query. */
  snapshot(): SettingsSnapshot;
  /** Reads what is stored at this moment: for transactions, which must not believe the memory. */
  stored(executor: Executor): Promise<SettingsSnapshot>;
  /** The encryption key of the secrets, 256 bits. */
  readonly key: Buffer;
  /** Returns the values of a group that come from the environment. */
  fixed(group: GroupName): FixedValues;
  /**
   * Reads the settings again, and waits until `current` returns them. Does not throw when they cannot be read: that is
   * repeated until it works.
   */
  reload(): Promise<void>;
};
