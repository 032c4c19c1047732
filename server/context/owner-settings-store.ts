import type { GroupName, OwnerSettings } from '#contract/settings/owner-settings.ts';
import type { SettingValue } from '#contract/settings/setting.ts';

/** The values of a group's fields that cannot be changed on the screen. */
export type FixedValues = Readonly<Record<string, SettingValue>>;

/** The owner's settings in memory. */
export type OwnerSettingsStore = {
  /** Returns the settings. Costs no query. */
  current(): OwnerSettings;
  /** The encryption key of the secrets, 256 bits. */
  readonly key: Buffer;
  /** Returns the values of a group that come from the environment. */
  fixed(group: GroupName): FixedValues;
  /** Reads the settings again, and waits until `current` returns them. */
  reload(): Promise<void>;
};
