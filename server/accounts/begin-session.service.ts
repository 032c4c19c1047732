import type { User } from '#contract/accounts.ts';
import type { Context } from '../context/context.ts';
import { rememberBrowser } from './known-browsers.ts';
import { endSession, startSession } from './sessions.ts';
import type { UserRow } from './users.service.ts';

/**
 * Logs somebody in who has shown who it is, however: ends the session that the browser had, keeps the new one in it, and
 * knows the browser from now on.
 */
export async function beginSession(ctx: Context, user: UserRow): Promise<User & { token: string }> {
  if (ctx.token) await endSession(ctx.db, ctx.token);
  const { token, expiresAt } = await startSession(ctx.db, user.id, ctx.clock());
  ctx.session.keep(token, expiresAt);
  await rememberBrowser(ctx, user.id);
  return { ...user, token };
}
