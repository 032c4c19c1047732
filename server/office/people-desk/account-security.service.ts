import type { Input } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { shopMoment } from '#contract/core/time/shop-clock.ts';
import type { AccountSecurity, people } from '#contract/office/people-desk.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import type { Context } from '#server/core/context/context.ts';
import type { Transaction } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { hasFactor } from '#server/people/accounts/begin-session.service.ts';
import { presentRights, refuseGreater } from '#server/people/accounts/changed-people.service.ts';
import { forgetHelp, helpOf, recoveryLeft } from '#server/people/accounts/own-factors.service.ts';
import { endSessionNumbered, sessionsOf } from '#server/people/accounts/own-sessions.service.ts';
import { endSessionsOf } from '#server/people/accounts/sessions.ts';
import { isUser, lockUser, userNamed, type UserRow } from '#server/people/accounts/users.service.ts';
import { openHelp } from '#server/people/accounts/lost-device.service.ts';

/** Returns how somebody's account is kept. Throws `user_not_found`. */
export async function findSecurity(ctx: Context, username: string): Promise<AccountSecurity> {
  const person = await userNamed(ctx.db, username);
  if (!person) throw new ShopError('user_not_found');
  const { id } = person;
  const helpAt = await helpOf(ctx.db, id);
  return {
    sessions: await sessionsOf(ctx.db, { userId: id, now: ctx.clock(), token: ctx.token }),
    hasFactor: await hasFactor(ctx.db, id),
    recoveryLeft: await recoveryLeft(ctx.db, id),
    helpAt: helpAt ? shopMoment(helpAt) : null,
  };
}

type Change = 'user.end-sessions' | 'user.help-factor' | 'user.stop-help';

/**
 * Changes the account of somebody else who has no right that the visitor lacks, and notes it. Throws `user_not_found`, `own_account`,
 * `greater_rights`, and `not_allowed` if the visitor's role was just taken.
 */
async function changeSomeone(
  ctx: Context,
  username: string,
  action: Change,
  change: (transaction: Transaction, person: UserRow) => Promise<unknown>,
): Promise<AccountSecurity> {
  await inTransaction(ctx.db, async (transaction) => {
    const person = await lockUser(transaction, isUser(username));
    if (!person) throw new ShopError('user_not_found');
    if (ctx.visitor.role === 'guest' || person.id === ctx.visitor.id) throw new ShopError('own_account');
    refuseGreater(await presentRights(transaction, ctx.visitor, 'people.manage'), person);
    await change(transaction, person);
    await noteChange(transaction, ctx, { action, subject: person.username });
  });
  return findSecurity(ctx, username);
}

/** Ends the sessions of somebody else, or one of them. */
export function endSessionsOfPerson(
  ctx: Context,
  { user_name, session }: Input<typeof people.endSessions>,
): Promise<AccountSecurity> {
  return changeSomeone(ctx, user_name, 'user.end-sessions', (transaction, { id }) =>
    session === undefined ? endSessionsOf(transaction, id) : endSessionNumbered(transaction, id, session),
  );
}

/** Takes the second factors of somebody else away, a day later, because they are lost. Throws `no_factor_to_help`, `no_email`. */
export function askHelp(ctx: Context, username: string): Promise<AccountSecurity> {
  return changeSomeone(ctx, username, 'user.help-factor', (transaction, person) =>
    openHelp(transaction, person, ctx.clock()),
  );
}

/** Leaves the second factors of somebody else as they are after all. Throws `help_not_asked`. */
export function stopHelp(ctx: Context, username: string): Promise<AccountSecurity> {
  return changeSomeone(ctx, username, 'user.stop-help', async (transaction, { id }) => {
    if (!(await forgetHelp(transaction, id))) throw new ShopError('help_not_asked');
  });
}
