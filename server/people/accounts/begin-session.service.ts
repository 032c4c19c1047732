import type { User } from '#contract/people/accounts/accounts.ts';
import type { Context } from '#server/core/context/context.ts';
import { rememberBrowser } from './known-browsers.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { dropErasure } from './account-closing.service.ts';
import { endSession, startSession } from './sessions.ts';
import type { UserRow } from './users.service.ts';

/**
 * Starts a session for an authenticated user, whatever the method was: ends the browser's previous session, sets the
 * cookie of the new one, and remembers the browser as known. An account that was closed to be erased is kept: its owner is here.
 */
export async function beginSession(ctx: Context, user: UserRow): Promise<User & { token: string }> {
  if (ctx.token) await endSession(ctx.db, ctx.token);
  const now = ctx.clock();
  const { token, expiresAt } = await inTransaction(ctx.db, async (transaction) => {
    // First the session: it waits for whoever closes the account at this moment, and the closing is then seen.
    const started = await startSession(transaction, user.id, now);
    await dropErasure(transaction, user.id, now);
    return started;
  });
  ctx.session.keep(token, expiresAt);
  await rememberBrowser(ctx, user.id);
  return { ...user, token };
}
