import { isDeepStrictEqual } from 'node:util';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { groupNames, type FormGroup } from '#contract/core/settings/owner-settings.ts';
import type { SettingValue } from '#contract/core/settings/setting.ts';
import type { GroupView, settingsDesk } from '#contract/office/settings-desk.ts';
import { t } from '#messages/messages.ts';
import type { Transaction } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import { refuseStale } from '#server/core/audit/optimistic-lock.service.ts';
import {
  holdContent,
  listVersions,
  newestVersion,
  newestVersions,
  storedVersion,
  type StoredVersion,
} from '#server/core/content-versions/content-versions.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { refusedAddress } from '#server/core/owner-settings/awaited-address.service.ts';
import { saveSettings, sealedSettings } from '#server/core/owner-settings/save-settings.service.ts';
import { differences, storedGroup, type StoredGroup } from '#server/core/owner-settings/stored-settings.service.ts';
import { checkedSettings, followChange, settledSettings } from './check-settings.ts';
import { groupView, presentView } from './group-view.ts';
import { emptiedErrors, forgetMailPassword, refuseFixed, refuseWhileOpen } from './refuse-settings.ts';
import { toldChange } from './told-change.ts';
import { trySettings } from './try-settings.ts';

/** Returns the settings of all groups. */
export async function listSettings(ctx: Context): Promise<GroupView[]> {
  const stored = new Map((await newestVersions(ctx.db, 'settings')).map((one) => [one.key, one]));
  return groupNames.map((group) => presentView(ctx, group, stored.get(group)));
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
  const named = Object.entries(given).flatMap(([field, value]) =>
    value === undefined ? [] : [[field, value] as const],
  );
  // Whoever runs another mail server can hold its trial open until the password of the present one has changed.
  const triedOn = group === 'mail' ? ctx.ownerSettings.snapshot().version(group) : undefined;
  return save(ctx, { group, version, triedOn, given: forgetMailPassword(ctx, group, Object.fromEntries(named)) });
}

/**
 * Makes the values of an earlier version the present ones. What differs is checked and tried as if it were typed: a credential
 * may have been withdrawn since. Throws `not_found`, and as `changeSettings` does.
 */
export async function restoreSettings(ctx: Context, asked: Input<typeof settingsDesk.restore>): Promise<GroupView> {
  const { group, restored, version } = asked;
  const found = await storedVersion(ctx.db, 'settings', group, restored);
  const newest = await newestVersion(ctx.db, 'settings', group);
  if (!found || !newest) throw new ShopError('not_found');
  const given = differences(group, { from: newest.content, to: found.content }, ctx.ownerSettings.key);
  return save(ctx, { group, version: version ?? newest.version, given });
}

type Save = {
  readonly group: FormGroup;
  readonly version: number | undefined;
  /** The version that the others of the group's settings had while they were checked with these, if that matters. */
  readonly triedOn?: number | undefined;
  readonly given: Readonly<Record<string, SettingValue>>;
};

async function save(ctx: Context, { group, version, triedOn, given }: Save): Promise<GroupView> {
  refuseFixed(ctx, group, given);
  const values = askedAddress(ctx, group, checkedSettings(group, given));
  const whileOpen = [...emptiedErrors(group, values), ...(await trySettings(ctx, group, values))];
  const changed = sealedSettings(group, values, ctx.ownerSettings.key);
  const saved = await inTransaction(ctx.db, async (transaction) => {
    await holdContent(transaction, 'settings', 'opening');
    await holdContent(transaction, 'settings', group);
    const newest = await newestVersion(transaction, 'settings', group);
    const present = presentView(ctx, group, newest);
    const held = { present, subject: group, actions: ['settings.update'] } as const;
    for (const seen of [version, triedOn]) await refuseStale(transaction, seen, held);
    await refuseWhileOpen(transaction, ctx, whileOpen);
    return storeChangedSettings(transaction, ctx, { group, changed, newest });
  });
  await ctx.ownerSettings.reload();
  return presentView(ctx, group, saved);
}

type Store = {
  readonly group: FormGroup;
  /** The settings that change, as they are stored. */
  readonly changed: StoredGroup;
  readonly newest: StoredVersion | undefined;
};

/** Stores changed settings with all that follows from them, in a transaction that holds their group. Throws as `changeSettings` does. */
export async function storeChangedSettings(
  transaction: Transaction,
  ctx: Context,
  { group, changed, newest }: Store,
): Promise<StoredVersion> {
  const before = storedGroup(newest?.content);
  const content = settledSettings(group, before, changed);
  if (newest && isDeepStrictEqual(content, newest.content)) return newest;
  await followChange(transaction, ctx, group, { before, after: content });
  const by = ctx.visitor.role === 'guest' ? '' : ctx.visitor.username;
  const after = await saveSettings(transaction, { group, content, basedOn: newest?.version, by, at: ctx.clock() });
  const told = toldChange(group, newest?.content, content);
  await noteChange(transaction, ctx, { action: 'settings.update', subject: group, ...told });
  return after;
}

type Values = Readonly<Record<string, SettingValue>>;

/**
 * Returns changed settings with another address only asked for: it counts once the shop was opened there. The shop refuses the
 * forms of any other address, so with a wrong one nobody could log in to correct it. Throws `invalid` for one without TLS, and
 * for none.
 */
function askedAddress({ ownerSettings }: Context, group: FormGroup, values: Values): Values {
  const asked = group === 'web' ? (values['publicUrl'] ?? values['awaitedUrl']) : undefined;
  if (typeof asked !== 'string') return values;
  const { web, opening } = ownerSettings.current();
  if (asked === '' && values['publicUrl'] === '' && web.publicUrl !== '') throw wrong(t('settings-desk.addressStays'));
  if (asked === '' || asked === web.publicUrl) return { awaitedUrl: '' };
  const problem = refusedAddress(asked, opening.isOpen);
  if (problem !== undefined) throw wrong(problem);
  return { awaitedUrl: asked };
}

const wrong = (message: string) => new ShopError('invalid', {}, [{ path: 'publicUrl', message }]);
