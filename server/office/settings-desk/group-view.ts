import { countryOf, presentCountry } from '#contract/core/countries/countries.ts';
import type { Country } from '#contract/core/countries/country.ts';
import { knownZones } from '#contract/core/countries/known-zones.ts';
import { settingGroups, type FormGroup } from '#contract/core/settings/owner-settings.ts';
import type { Setting, SettingValue } from '#contract/core/settings/setting.ts';
import type { GroupView } from '#contract/office/settings-desk.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import type { StoredVersion } from '#server/core/content-versions/content-versions.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { confirmingLink } from '#server/core/owner-settings/awaited-address.service.ts';
import { countryIn } from '#server/core/owner-settings/stored-country.service.ts';
import {
  bankAccountIn,
  isUnreadable,
  readSetting,
  storedGroup,
  taxIdIn,
} from '#server/core/owner-settings/stored-settings.service.ts';

/** Returns the settings of a group, of a version or the initial ones, as administrators see them. */
export function groupView(
  { ownerSettings }: Pick<Context, 'ownerSettings'>,
  group: FormGroup,
  version: StoredVersion | undefined,
): GroupView {
  const fields: readonly (readonly [string, Setting])[] = Object.entries(settingGroups[group].fields);
  const stored = storedGroup(version?.content);
  const fixed = ownerSettings.fixed(group);
  const valueOf = (field: string, setting: Setting) =>
    fixed[field] ?? readSetting(setting, stored[field], ownerSettings.key);
  const shown = (field: string, setting: Setting) =>
    setting.control === 'awaited' && version && fixed[field] === undefined
      ? confirmingLink(version, ownerSettings.key)
      : told(setting, valueOf(field, setting));
  const secrets = fields.filter(([, { control }]) => control === 'secret');
  return {
    group,
    version: version?.version ?? 0,
    written: version ? { by: version.by, at: shopMoment(version.at) } : null,
    values: Object.fromEntries(fields.map(([field, setting]) => [field, shown(field, setting)])),
    kept: secrets.filter(([field, setting]) => valueOf(field, setting) !== '').map(([field]) => field),
    unreadable: secrets
      .filter(([field, setting]) => isUnreadable(setting, stored[field], ownerSettings.key))
      .map(([field]) => field),
    fixed: Object.keys(fixed),
    options: group === 'country' ? { timeZone: zoneOptions(countryOf(countryIn(stored))) } : {},
  };
}

/** Returns the present settings of a group for their form: a tax id of another country has to be typed anew. */
export function presentView(
  ctx: Pick<Context, 'ownerSettings'>,
  group: FormGroup,
  version: StoredVersion | undefined,
): GroupView {
  const view = groupView(ctx, group, version);
  const { taxId, bankAccount } = view.values;
  if (group === 'means' && typeof bankAccount === 'string') {
    return { ...view, values: { ...view.values, bankAccount: bankAccountIn(presentCountry(), bankAccount) } };
  }
  if (group !== 'seller' || typeof taxId !== 'string') return view;
  return { ...view, values: { ...view.values, taxId: taxIdIn(presentCountry(), taxId) } };
}

/** Returns the time zones of a country by their names; the main one is the empty text. */
function zoneOptions(country: Country): Readonly<Record<string, string>> {
  return Object.fromEntries(
    knownZones(country).map(({ zone, where }) => [zone === country.timeZone ? '' : zone, where()]),
  );
}

/** A secret is never told. */
function told({ control }: Setting, value: SettingValue): string | number | boolean | string[] {
  if (control === 'secret') return '';
  return typeof value === 'object' ? [...value] : value;
}
