import { isDeepStrictEqual } from 'node:util';
import { countryOf } from '#contract/core/countries/countries.ts';
import type { Country } from '#contract/core/countries/country.ts';
import { isRefusedId, type IdKind } from '#contract/core/countries/id-kind.ts';
import { settingGroups, type GroupName, type OwnerSettings } from '#contract/core/settings/owner-settings.ts';
import type { Setting, SettingGroup, SettingValue, ValuesOf } from '#contract/core/settings/setting.ts';
import { sealed, unsealed } from '#platform/process/sealed-text.ts';

/** The stored values of a group, by field; secrets are encrypted. */
export type StoredGroup = Readonly<Record<string, unknown>>;

/** Returns the content of a version as the values of a group. */
export function storedGroup(content: unknown): StoredGroup {
  return typeof content === 'object' && content !== null ? { ...content } : {};
}

/** Returns a value as it is stored: an encrypted one for a secret that is not empty. */
export function asStored({ control }: Setting, value: SettingValue, key: Buffer): SettingValue {
  return control === 'secret' && typeof value === 'string' && value !== '' ? sealed(key, value) : value;
}

/** Returns the value of a setting: the stored one, or the initial one if none is stored that can be read. */
export function readSetting(setting: Setting, stored: unknown, key: Buffer): SettingValue {
  const plain = setting.control === 'secret' && typeof stored === 'string' ? (unsealed(key, stored) ?? '') : stored;
  const parsed = setting.schema.safeParse(plain);
  return parsed.success ? parsed.data : setting.start;
}

/** True for a secret that is stored but cannot be decrypted, as after a move without its key. */
export function isUnreadable({ control }: Setting, stored: unknown, key: Buffer): boolean {
  return control === 'secret' && typeof stored === 'string' && stored !== '' && unsealed(key, stored) === undefined;
}

type Contents = { readonly from: unknown; readonly to: unknown };

/** Returns the values of a group in the content `to` that are other ones in `from`, decrypted. */
export function differences(
  group: GroupName,
  { from, to }: Contents,
  key: Buffer,
): Readonly<Record<string, SettingValue>> {
  const [before, after] = [storedGroup(from), storedGroup(to)];
  return Object.fromEntries(
    Object.entries<Setting>(settingGroups[group].fields).flatMap(([field, setting]) => {
      const value = readSetting(setting, after[field], key);
      return isDeepStrictEqual(value, readSetting(setting, before[field], key)) ? [] : [[field, value] as const];
    }),
  );
}

type Source = (group: GroupName) => {
  readonly stored: StoredGroup;
  readonly fixed: Readonly<Record<string, SettingValue>>;
};

/** Returns all settings: of each, the value of the environment, else the stored one, else the initial one. */
export function readOwnerSettings(source: Source, key: Buffer): OwnerSettings {
  function read<Group extends SettingGroup>(name: GroupName, group: Group): ValuesOf<Group> {
    const { stored, fixed } = source(name);
    return valuesOf(group, (field, setting) => fixed[field] ?? readSetting(setting, stored[field], key));
  }
  const { identity, look, country, languages, contact, selling, payment, cards, mail, web, security, opening } =
    settingGroups;
  const means = read('means', settingGroups.means);
  const chosen = read('country', country);
  const seller = read('seller', settingGroups.seller);
  return {
    identity: read('identity', identity),
    look: read('look', look),
    country: chosen,
    languages: read('languages', languages),
    seller: { ...seller, taxId: taxIdIn(countryOf(chosen.country), seller.taxId) },
    contact: read('contact', contact),
    selling: read('selling', selling),
    payment: read('payment', payment),
    cards: read('cards', cards),
    means: { ...means, bankAccount: bankAccountIn(countryOf(chosen.country), means.bankAccount) },
    mail: read('mail', mail),
    web: read('web', web),
    security: read('security', security),
    opening: read('opening', opening),
  };
}

/** Returns a tax id as people read it in a country; '' for one that is none there, as after a change of the country. */
export function taxIdIn({ taxId: kind }: Country, taxId: string): string {
  return idIn(kind, taxId);
}

/** Returns a bank account as people read it in a country; '' for one that is none there. */
export function bankAccountIn({ bankAccount: kind }: Country, account: string): string {
  return idIn(kind, account);
}

function idIn(kind: IdKind, id: string): string {
  const plain = kind.plain(id);
  return isRefusedId(kind, plain) ? '' : kind.shown(plain);
}

function valuesOf<Group extends SettingGroup>(
  group: Group,
  valueOf: (field: string, setting: Setting) => SettingValue,
): ValuesOf<Group> {
  const entries = Object.entries(group.fields).map(([field, setting]) => [field, valueOf(field, setting)] as const);
  const values = Object.fromEntries(entries);
  if (!areValuesOf(group, values)) throw new TypeError(`no settings: ${Object.keys(values).join(', ')}`);
  return values;
}

function areValuesOf<Group extends SettingGroup>(
  { fields }: Group,
  values: Readonly<Record<string, unknown>>,
): values is ValuesOf<Group> {
  return Object.entries(fields).every(([field, { schema }]) => schema.safeParse(values[field]).success);
}
