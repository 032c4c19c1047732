import type { GroupName } from '#contract/core/settings/owner-settings.ts';
import { setShop } from '#contract/core/shop/shop.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import type { ChangeSubscriber } from '#platform/events/follow-changes.ts';
import { keepInMemory } from '#platform/events/keep-in-memory.ts';
import { newestVersions } from '../content-versions/content-versions.service.ts';
import type { OwnerSettingsStore, SettingsSnapshot } from '../context/owner-settings-store.ts';
import type { Settings } from '../context/settings.ts';
import { fixedSettings } from './fixed-settings.service.ts';
import { shopFactsOf } from './shop-facts.service.ts';
import { readOwnerSettings, storedGroup } from './stored-settings.service.ts';

/** The tag of the change feed for the owner's settings. */
const settingsTag = 'content:settings';

/** The owner's settings, which follow the change feed. */
export type OpenOwnerSettings = OwnerSettingsStore & {
  /** Calls `listener` after each change, and whenever they were read again, as after an outage of the database. */
  onChange(listener: () => void): void;
  /** Calls `listener` only when a value is another one. */
  onOtherValue(listener: () => void): void;
  /** Reads the settings again when another process changed them. */
  readonly subscriber: ChangeSubscriber;
  stop(): void;
};

type Source = {
  readonly db: Database;
  readonly settings: Settings;
  readonly key: Buffer;
  /** Called when the settings could not be read again; the last ones stay until they are. */
  readonly onFailure: (error: unknown) => void;
};

/** Reads the owner's settings and keeps them in memory. They are also set as the facts of the shop (`shop`). */
export async function openOwnerSettings({ db, settings, key, onFailure }: Source): Promise<OpenOwnerSettings> {
  const fixedGroups = fixedSettings(settings);
  const fixed = (group: GroupName) => fixedGroups[group] ?? {};

  /** The newest version counts at once, whatever the clock of this process says. */
  async function stored(executor: Executor): Promise<SettingsSnapshot> {
    const newest = new Map((await newestVersions(executor, 'settings')).map((one) => [one.key, one]));
    const contentOf = (group: GroupName) => storedGroup(newest.get(group)?.content);
    return {
      settings: readOwnerSettings((group) => ({ stored: contentOf(group), fixed: fixed(group) }), key),
      version: (group) => newest.get(group)?.version ?? 0,
    };
  }

  const memory = await keepInMemory({ tag: settingsTag, read: () => stored(db), onFailure });
  const tellFacts = () => setShop(shopFactsOf(memory.current().settings));
  tellFacts();
  memory.onChange(tellFacts);
  const { reload, onChange, subscriber, stop } = memory;
  const current = () => memory.current().settings;

  function onOtherValue(listener: () => void): void {
    let known = JSON.stringify(current());
    onChange(() => {
      const before = known;
      known = JSON.stringify(current());
      if (known !== before) listener();
    });
  }

  return { current, snapshot: memory.current, stored, key, fixed, reload, onChange, onOtherValue, subscriber, stop };
}
