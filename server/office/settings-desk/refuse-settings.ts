import { t } from '#messages/messages.ts';
import { ShopError, type FieldError } from '#contract/core/protocol/errors.ts';
import { settingGroups, type FormGroup } from '#contract/core/settings/owner-settings.ts';
import type { Setting, SettingValue } from '#contract/core/settings/setting.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Context } from '#server/core/context/context.ts';

type Values = Readonly<Record<string, SettingValue>>;

/** Throws `invalid` for settings that come from the environment. */
export function refuseFixed({ ownerSettings }: Context, group: FormGroup, values: Values): void {
  const fixed = ownerSettings.fixed(group);
  const errors = Object.keys(values)
    .filter((field) => fixed[field] !== undefined)
    .map((path) => ({ path, message: t('settings-desk.fixedByVariable') }));
  if (errors.length > 0) throw new ShopError('invalid', {}, errors);
}

/**
 * Returns changed settings without the kept password of e-mails for another server: it would be told to whoever runs that
 * one. Throws `invalid` if the new server needs one.
 */
export function forgetMailPassword({ ownerSettings }: Context, group: FormGroup, values: Values): Values {
  const { mail } = ownerSettings.current();
  const { mailHost = mail.mailHost, mailUser = mail.mailUser, mailPassword } = values;
  const isForgotten = mailPassword === undefined && mail.mailPassword !== '' && mailHost !== mail.mailHost;
  if (group !== 'mail' || !isForgotten) return values;
  if (mailHost !== '' && mailUser !== '') {
    throw new ShopError('invalid', {}, [{ path: 'mailPassword', message: t('settings-desk.passwordOfOtherServer') }]);
  }
  return { ...values, mailPassword: '' };
}

/** Returns the errors of values without which a shop cannot be open. */
export function emptiedErrors(group: FormGroup, values: Values): FieldError[] {
  const fields: Readonly<Record<string, Setting>> = settingGroups[group].fields;
  return Object.entries(values)
    .filter(([field, value]) => fields[field]?.isNeeded && value === '')
    .map(([path]) => ({ path, message: t('settings-desk.neededWhileOpen') }));
}

/**
 * Throws `invalid` with errors that only count while the shop is open: it keeps what it could not open without. The
 * transaction must hold the opening, so that the shop does not open meanwhile.
 */
export async function refuseWhileOpen(
  transaction: Transaction,
  { ownerSettings }: Context,
  errors: readonly FieldError[],
): Promise<void> {
  if (errors.length === 0) return;
  const { settings } = await ownerSettings.stored(transaction);
  if (settings.opening.isOpen) throw new ShopError('invalid', {}, errors);
}
