import { t } from '#messages/messages.ts';
import { countryOf } from '#contract/countries/countries.ts';
import { factsOf } from '#contract/countries/country.ts';
import { isRefusedId } from '#contract/countries/id-kind.ts';
import { presentCountry } from '#contract/countries/present-country.ts';
import { ShopError } from '#contract/errors.ts';
import { settingGroups } from '#contract/settings/owner-settings.ts';
import type { FormGroup } from '#contract/settings/owner-settings.ts';
import type { SettingValue } from '#contract/settings/setting.ts';
import { shop } from '#contract/shop.ts';
import type { Transaction } from '#platform/database/database.ts';
import { changeCurrency } from '../country-change/change-currency.service.ts';
import { readSetting } from '../owner-settings/stored-settings.service.ts';
import type { StoredGroup } from '../owner-settings/stored-settings.service.ts';

type Values = Readonly<Record<string, SettingValue>>;

/** Returns changed settings as they are stored. Throws `invalid` for a tax id that is none in the shop's country. */
export function checkedSettings(group: FormGroup, values: Values): Values {
  const { taxId } = values;
  if (group !== 'seller' || typeof taxId !== 'string' || taxId === '') return values;
  const kind = presentCountry().taxId;
  const plain = kind.plain(taxId.replace(new RegExp(`^${kind.name}\\s*`, 'i'), ''));
  if (isRefusedId(kind, plain)) {
    const message = t('settings-desk.wrongTaxId', { name: kind.name, example: kind.example });
    throw new ShopError('invalid', {}, [{ path: 'taxId', message }]);
  }
  return { ...values, taxId: kind.shown(plain) };
}

/** Does in the transaction of a change what follows from it. Throws `country_fixed` after the first order. */
export async function followChange(
  transaction: Transaction,
  group: FormGroup,
  content: StoredGroup,
  key: Buffer,
): Promise<void> {
  if (group !== 'country') return;
  const chosen = readSetting(settingGroups.country.fields.country, content['country'], key);
  const code = settingGroups.country.fields.country.schema.parse(chosen);
  if (code === shop().country.code) return;
  await changeCurrency(transaction, shop().country, factsOf(countryOf(code)));
}
