import { t } from '#messages/messages.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Input } from '#contract/endpoint.ts';
import { ShopError } from '#contract/errors.ts';
import { groupNames, settingGroups } from '#contract/settings/owner-settings.ts';
import type { FormGroup } from '#contract/settings/owner-settings.ts';
import type { Setting, SettingValue } from '#contract/settings/setting.ts';
import type { GroupView, settingsDesk } from '#contract/settings-desk.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Transaction } from '#platform/database/database.ts';
import { noteChange } from '../audit/audit.service.ts';
import { refuseStale } from '../audit/optimistic-lock.service.ts';
import {
  holdContent,
  listVersions,
  newestVersion,
  newestVersions,
  storedVersion,
} from '../content-versions/content-versions.service.ts';
import type { Context } from '../context/context.ts';
import { saveSettings, sealedSettings } from '../owner-settings/save-settings.service.ts';
import { storedGroup } from '../owner-settings/stored-settings.service.ts';
import type { StoredGroup } from '../owner-settings/stored-settings.service.ts';
import { checkedSettings, followChange, settledSettings } from './check-settings.ts';
import { groupView } from './group-view.ts';
import { toldChange } from './told-change.ts';
import { trySettings } from './try-settings.ts';

/** Returns the settings of all groups. */
export async function listSettings(ctx: Context): Promise<GroupView[]> {
  const stored = new Map((await newestVersions(ctx.db, 'settings')).map((one) => [one.key, one]));
  return groupNames.map((group) => groupView(ctx, group, stored.get(group)));
}

/** Returns the versions of a group, the newest first. */
export async function listGroupVersions(
  ctx: Context,
  { group }: Input<typeof settingsDesk.versions>,
): Promise<GroupView[]> {
  return (await listVersions(ctx.db, 'settings', group)).map((version) => groupView(ctx, group, version));
}

type Asked = { readonly version?: number | undefined } & Readonly<Record<string, SettingValue | undefined>>;

/**
 * Changes settings of a group, from now on and in every process. Credentials are tried before. Throws `invalid` for one that
 * is refused, for a setting that comes from the environment, and for one that an open shop needs, and `changed_meanwhile`.
 */
export async function changeSettings(ctx: Context, group: FormGroup, asked: Asked): Promise<GroupView> {
  const { version, ...given } = asked;
  const values = checkedSettings(
    group,
    Object.fromEntries(
      Object.entries(given).flatMap(([field, value]) => (value === undefined ? [] : [[field, value] as const])),
    ),
  );
  refuseFixed(ctx, group, values);
  refuseEmptied(ctx, group, values);
  await trySettings(ctx, group, values);
  const changed = sealedSettings(group, values, ctx.ownerSettings.key);
  const contentOf = async (_transaction: Transaction, before: StoredGroup) => settledSettings(group, before, changed);
  return save(ctx, { group, version, contentOf });
}

/** Makes an earlier version the present one. Throws `not_found` and `changed_meanwhile`. */
export async function restoreSettings(ctx: Context, asked: Input<typeof settingsDesk.restore>): Promise<GroupView> {
  const { group, restored, version } = asked;
  const contentOf = async (transaction: Transaction) => {
    const found = await storedVersion(transaction, 'settings', group, restored);
    if (!found) throw new ShopError('not_found');
    return storedGroup(found.content);
  };
  return save(ctx, { group, version, contentOf });
}

type Save = {
  readonly group: FormGroup;
  readonly version: number | undefined;
  readonly contentOf: (transaction: Transaction, before: StoredGroup) => Promise<StoredGroup>;
};

async function save(ctx: Context, { group, version, contentOf }: Save): Promise<GroupView> {
  const now = ctx.clock();
  const saved = await inTransaction(ctx.db, async (transaction) => {
    await holdContent(transaction, 'settings', group);
    const newest = await newestVersion(transaction, 'settings', group);
    const present = groupView(ctx, group, newest);
    await refuseStale(transaction, version, { present, subject: group, actions: ['settings.update'] });
    const before = storedGroup(newest?.content);
    const content = await contentOf(transaction, before);
    if (newest && isDeepStrictEqual(content, newest.content)) return newest;
    await followChange(transaction, group, { before, after: content });
    const by = ctx.visitor.role === 'guest' ? '' : ctx.visitor.username;
    const after = await saveSettings(transaction, { group, content, basedOn: newest?.version, by, at: now });
    const told = toldChange(group, newest?.content, content);
    await noteChange(transaction, ctx, { action: 'settings.update', subject: group, ...told });
    return after;
  });
  await ctx.ownerSettings.reload();
  return groupView(ctx, group, saved);
}

/** An open shop keeps what it could not open without. */
function refuseEmptied(
  { ownerSettings }: Context,
  group: FormGroup,
  values: Readonly<Record<string, SettingValue>>,
): void {
  if (!ownerSettings.current().opening.isOpen) return;
  const fields: Readonly<Record<string, Setting>> = settingGroups[group].fields;
  const errors = Object.entries(values)
    .filter(([field, value]) => fields[field]?.isNeeded && value === '')
    .map(([path]) => ({ path, message: t('settings-desk.neededWhileOpen') }));
  if (errors.length > 0) throw new ShopError('invalid', {}, errors);
}

function refuseFixed(
  { ownerSettings }: Context,
  group: FormGroup,
  values: Readonly<Record<string, SettingValue>>,
): void {
  const fixed = ownerSettings.fixed(group);
  const errors = Object.keys(values)
    .filter((field) => fixed[field] !== undefined)
    .map((path) => ({ path, message: t('settings-desk.fixedByVariable') }));
  if (errors.length > 0) throw new ShopError('invalid', {}, errors);
}
