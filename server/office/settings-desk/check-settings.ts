import { t } from '#messages/messages.ts';
import { countryOf, presentCountry, presentPlaces } from '#contract/core/countries/countries.ts';
import { factsOf } from '#contract/core/countries/country.ts';
import { isRefusedId } from '#contract/core/countries/id-kind.ts';
import { zoneOf } from '#contract/core/countries/known-zones.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { isPostalCode, plainPostalCode } from '#contract/core/fields/postal-code.ts';
import { settingGroups, type FormGroup } from '#contract/core/settings/owner-settings.ts';
import type { SettingValue } from '#contract/core/settings/setting.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Context } from '#server/core/context/context.ts';
import { changeCurrency } from '../country-change/change-currency.service.ts';
import { emptyZones } from '#server/delivery/methods/empty-zones.service.ts';
import { countryIn } from '#server/core/owner-settings/stored-country.service.ts';
import type { StoredGroup } from '#server/core/owner-settings/stored-settings.service.ts';
import { refuseWhileOpen } from './refuse-settings.ts';

type Values = Readonly<Record<string, SettingValue>>;

/**
 * Returns changed settings as they are stored. Throws `invalid` for a tax id, a postal code or a bank account that is none in
 * the shop's country.
 */
export function checkedSettings(group: FormGroup, values: Values): Values {
  const { taxId, postalCode } = values;
  if (group === 'means') return checkedAccount(values);
  if (group !== 'seller') return values;
  if (typeof postalCode === 'string') refuseWrongPostalCode(postalCode);
  if (typeof taxId !== 'string' || taxId === '') return values;
  const kind = presentCountry().taxId;
  const plain = kind.plain(taxId.replace(new RegExp(`^${kind.name}\\s*`, 'i'), ''));
  if (isRefusedId(kind, plain)) {
    const message = t('settings-desk.wrongTaxId', { name: kind.name, example: kind.example });
    throw new ShopError('invalid', {}, [{ path: 'taxId', message }]);
  }
  return { ...values, taxId: kind.shown(plain) };
}

function checkedAccount(values: Values): Values {
  const { bankAccount } = values;
  if (typeof bankAccount !== 'string' || bankAccount === '') return values;
  const kind = presentCountry().bankAccount;
  const plain = kind.plain(bankAccount);
  if (isRefusedId(kind, plain)) {
    const words = { name: kind.name, example: kind.example };
    const isMistyped = kind.fault(plain) === 'check_digit';
    const message = isMistyped ? t('settings-desk.mistypedAccount', words) : t('settings-desk.wrongAccount', words);
    throw new ShopError('invalid', {}, [{ path: 'bankAccount', message }]);
  }
  return { ...values, bankAccount: kind.shown(plain) };
}

function refuseWrongPostalCode(typed: string): void {
  const { postal } = presentPlaces();
  if (typed === '' || isPostalCode(plainPostalCode(typed), postal)) return;
  throw new ShopError('invalid', {}, [{ path: 'postalCode', message: postal.hint }]);
}

/** Throws `invalid` for transfers without an account to which they go. */
function refuseNoAccount({ offeredMeans, bankAccount = '' }: StoredGroup): void {
  if (!Array.isArray(offeredMeans) || !offeredMeans.includes('transfer') || bankAccount !== '') return;
  throw new ShopError('invalid', {}, [{ path: 'bankAccount', message: t('settings-desk.needsAccount') }]);
}

/**
 * Returns changed settings of a group with what follows for the others: another country has its own main time zone. Throws
 * `invalid` for a time zone that is none of the country, or that this process does not know, and for transfers without an account.
 */
export function settledSettings(group: FormGroup, before: StoredGroup, changed: StoredGroup): StoredGroup {
  const content = { ...before, ...changed };
  if (group === 'means') refuseNoAccount(content);
  const { timeZone } = content;
  if (group !== 'country' || typeof timeZone !== 'string' || timeZone === '') return content;
  const code = countryIn(content);
  const country = countryOf(code);
  const zone = zoneOf(country, timeZone);
  if (zone !== timeZone && 'timeZone' in changed) {
    const isOfCountry = country.timeZones.some((choice) => choice.zone === timeZone);
    const name = settingGroups.country.fields.country.options[code];
    const message = isOfCountry
      ? t('settings-desk.unknownTimeZone')
      : t('settings-desk.wrongTimeZone', { country: name });
    throw new ShopError('invalid', {}, [{ path: 'timeZone', message }]);
  }
  return { ...content, timeZone: zone === country.timeZone ? '' : zone };
}

/**
 * Does in the transaction of a change what follows from it. Throws `country_fixed` after the first order, and `invalid` for
 * another country of an open shop, whose tax id, payment account and deliveries are of the present one.
 */
export async function followChange(
  transaction: Transaction,
  ctx: Context,
  group: FormGroup,
  { before, after }: { readonly before: StoredGroup; readonly after: StoredGroup },
): Promise<void> {
  if (group !== 'country') return;
  const [from, to] = [countryIn(before), countryIn(after)];
  if (from === to) return;
  await changeCurrency(transaction, factsOf(countryOf(from)), factsOf(countryOf(to)));
  await emptyZones(transaction, ctx);
  // A demonstration is always open.
  if (ctx.ownerSettings.fixed('opening')['isOpen'] === true) return;
  await refuseWhileOpen(transaction, ctx, [{ path: 'country', message: t('settings-desk.closeToMove') }]);
}
