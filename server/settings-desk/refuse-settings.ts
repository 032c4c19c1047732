import { t } from '#messages/messages.ts';
import { ShopError } from '#contract/errors.ts';
import { settingGroups } from '#contract/settings/owner-settings.ts';
import type { FormGroup } from '#contract/settings/owner-settings.ts';
import type { Setting, SettingValue } from '#contract/settings/setting.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Context } from '../context/context.ts';

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
 * Throws `invalid` where an open shop would lose what it could not open without. The transaction must hold the opening, so
 * that the shop does not open meanwhile.
 */
export async function refuseEmptied(
  transaction: Transaction,
  { ownerSettings }: Context,
  group: FormGroup,
  values: Values,
): Promise<void> {
  const fields: Readonly<Record<string, Setting>> = settingGroups[group].fields;
  const emptied = Object.entries(values).filter(([field, value]) => fields[field]?.isNeeded && value === '');
  if (emptied.length === 0) return;
  const { settings } = await ownerSettings.stored(transaction);
  if (!settings.opening.isOpen) return;
  const message = t('settings-desk.neededWhileOpen');
  throw new ShopError(
    'invalid',
    {},
    emptied.map(([path]) => ({ path, message })),
  );
}
