import type { CountryCode } from '#contract/core/countries/country.ts';
import { settingGroups } from '#contract/core/settings/owner-settings.ts';
import type { Executor } from '#platform/database/database.ts';
import { newestVersion } from '../content-versions/content-versions.service.ts';
import { storedGroup } from './stored-settings.service.ts';
import type { StoredGroup } from './stored-settings.service.ts';

const { schema, start } = settingGroups.country.fields.country;

/** Returns the country in stored settings, or the initial one. */
export function countryIn(stored: StoredGroup): CountryCode {
  return schema.safeParse(stored['country']).data ?? start;
}

/**
 * Returns the country of the shop as it is stored at this moment. For transactions that must not believe what the process has
 * in memory, which another process, or this one, may be about to read again.
 */
export async function storedCountry(executor: Executor): Promise<CountryCode> {
  return countryIn(storedGroup((await newestVersion(executor, 'settings', 'country'))?.content));
}
