import type { User } from '#contract/people/accounts/accounts.ts';
import type { Context } from '#server/core/context/context.ts';
import { rememberBrowser } from './known-browsers.ts';
import { endSession, startSession } from './sessions.ts';
import type { UserRow } from './users.service.ts';

/**
 * Starts a session for an authenticated user, whatever the method was: ends the browser's previous session, sets the
 * cookie of the new one, and remembers the browser as known.
 */
export async function beginSession(ctx: Context, user: UserRow): Promise<User & { token: string }> {
  if (ctx.token) await endSession(ctx.db, ctx.token);
  const { token, expiresAt } = await startSession(ctx.db, user.id, ctx.clock());
  ctx.session.keep(token, expiresAt);
  await rememberBrowser(ctx, user.id);
  return { ...user, token };
}
