import type { OwnerSettings } from '#contract/core/settings/owner-settings.ts';
import { demoSettings, insertDemoSettings } from '#demo/core/demo-settings.ts';
import type { Database } from '#platform/database/database.ts';
import type { Settings } from '#server/core/context/settings.ts';
import { fixedSettings } from '#server/core/owner-settings/fixed-settings.service.ts';
import { openOwnerSettings, type OpenOwnerSettings } from '#server/core/owner-settings/owner-settings.service.ts';
import { readOwnerSettings } from '#server/core/owner-settings/stored-settings.service.ts';

/** The key of the tests' secrets. */
export const testKey = Buffer.alloc(32, 7);

/** Those of the demonstration without its second language: tests that want one set it, as an owner does. */
const { languages: _second, ...inSpanish } = demoSettings;
export const demoSettingsInSpanish = inSpanish;

/** Opens the owner's settings of a test shop: those of the demonstration, or none. */
export async function openTestSettings(
  db: Database,
  settings: Settings,
  clock: () => Date,
  stored: 'demo' | 'none' = 'demo',
  onFailure: (error: unknown) => void = refuse,
): Promise<OpenOwnerSettings> {
  if (stored === 'demo') await insertDemoSettings(db, clock(), demoSettingsInSpanish);
  return openOwnerSettings({ db, settings, key: testKey, onFailure });
}

function refuse(error: unknown): never {
  throw error;
}

/** Returns the owner's settings of a shop where nothing is stored, without a database. */
export function initialSettings(settings: Settings): OwnerSettings {
  const fixed = fixedSettings(settings);
  return readOwnerSettings((group) => ({ stored: {}, fixed: fixed[group] ?? {} }), testKey);
}
