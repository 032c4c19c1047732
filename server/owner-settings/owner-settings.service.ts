import type { GroupName, OwnerSettings } from '#contract/settings/owner-settings.ts';
import { setShop } from '#contract/shop.ts';
import type { Database } from '#platform/database/database.ts';
import type { ChangeSubscriber } from '#platform/events/follow-changes.ts';
import { liveVersions } from '../content-versions/content-versions.service.ts';
import type { OwnerSettingsStore } from '../context/owner-settings-store.ts';
import type { Settings } from '../context/settings.ts';
import { fixedSettings } from './fixed-settings.service.ts';
import { shopFactsOf } from './shop-facts.service.ts';
import { readOwnerSettings, storedGroup } from './stored-settings.service.ts';

/** The tag of the change feed for the owner's settings. */
const settingsTag = 'content:settings';

/** The owner's settings, which follow the change feed. */
export type OpenOwnerSettings = OwnerSettingsStore & {
  /** Calls `listener` after each change. */
  onChange(listener: () => void): void;
  /** Reads the settings again when another process changed them. */
  readonly subscriber: ChangeSubscriber;
};

type Source = {
  readonly db: Database;
  readonly settings: Settings;
  readonly key: Buffer;
  readonly clock: () => Date;
  /** Called when the settings could not be read again; the last ones stay. */
  readonly onFailure: (error: unknown) => void;
};

/** Reads the owner's settings and keeps them in memory. They are also set as the facts of the shop (`shop`). */
export async function openOwnerSettings(source: Source): Promise<OpenOwnerSettings> {
  const { db, settings, key, clock, onFailure } = source;
  const fixedGroups = fixedSettings(settings);
  const fixed = (group: GroupName) => fixedGroups[group] ?? {};
  const listeners: (() => void)[] = [];
  let current = await read();
  setShop(shopFactsOf(current));
  let reads = 0;
  let reading = Promise.resolve();

  async function read(): Promise<OwnerSettings> {
    const stored = new Map((await liveVersions(db, 'settings', clock())).map((one) => [one.key, one.content]));
    return readOwnerSettings((group) => ({ stored: storedGroup(stored.get(group)), fixed: fixed(group) }), key);
  }

  function apply(next: OwnerSettings): void {
    current = next;
    setShop(shopFactsOf(current));
    for (const listener of listeners) listener();
  }

  /** A read that began later has newer settings: an earlier one waits for it instead of being applied. */
  function reload(): Promise<void> {
    reads += 1;
    const number = reads;
    reading = readNow(number);
    return reading;
  }

  async function readNow(number: number): Promise<void> {
    const next = await read();
    if (number !== reads) return reading;
    apply(next);
    return undefined;
  }

  const reloadInBackground = () => void reload().catch(onFailure);
  return {
    current: () => current,
    key,
    fixed,
    reload,
    onChange: (listener) => void listeners.push(listener),
    subscriber: {
      resume: reloadInBackground,
      pause: () => undefined,
      invalidate(tags) {
        if (tags.includes(settingsTag)) reloadInBackground();
      },
    },
  };
}
