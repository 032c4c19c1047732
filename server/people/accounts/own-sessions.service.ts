import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import type { OpenSession } from '#contract/people/accounts/own-sessions.ts';
import type { Context } from '#server/core/context/context.ts';
import type { Executor } from '#platform/database/database.ts';
import { sessions } from './accounts.tables.ts';
import { forgetBrowsersOf } from './known-browsers.ts';
import { endSessionsOf, hashOf } from './sessions.ts';
import { staffRules } from './staff-rules.service.ts';

type Listed = { readonly userId: number; readonly now: Date; readonly token: string | undefined };

/** Returns the open sessions of somebody, that of `token` first, then by their last use. */
export async function sessionsOf(db: Executor, { userId, now, token }: Listed): Promise<OpenSession[]> {
  const usedAt = sql<Date>`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`.mapWith(sessions.createdAt);
  const rows = await db
    .select({
      id: sessions.id,
      device: sessions.device,
      startedAt: sessions.createdAt,
      lastUsedAt: usedAt,
      endsAt: sessions.expiresAt,
      tokenHash: sessions.tokenHash,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(usedAt), desc(sessions.id))
    .limit(100);
  const own = token === undefined ? undefined : hashOf(token);
  const listed = rows.map(({ tokenHash, startedAt, lastUsedAt, endsAt, ...row }) => ({
    ...row,
    startedAt: shopMoment(startedAt),
    lastUsedAt: shopMoment(lastUsedAt),
    endsAt: shopMoment(endsAt),
    isThis: own !== undefined && tokenHash.equals(own),
  }));
  return listed.toSorted((one, other) => Number(other.isThis) - Number(one.isThis));
}

export function listOwnSessions(ctx: Context): Promise<OpenSession[]> {
  return sessionsOf(ctx.db, { userId: ownId(ctx), now: ctx.clock(), token: ctx.token });
}

/** Ends one session of somebody. Returns false if there is none. */
export async function endSessionNumbered(db: Executor, userId: number, id: number): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

export async function endOwnSession(ctx: Context, id: number): Promise<{ ended: boolean }> {
  return { ended: await endSessionNumbered(ctx.db, ownId(ctx), id) };
}

/** Ends all own sessions but this one; the browsers of the others are strangers from now on. */
export async function endOtherSessions(ctx: Context): Promise<{ ended: number }> {
  const userId = ownId(ctx);
  const ended = await endSessionsOf(ctx.db, userId, ctx.token);
  await forgetBrowsersOf(ctx.db, userId, ctx.browser.token);
  return { ended };
}

/** Says until when the session may be idle, which the call itself has just used; null if it may be for as long as it lasts. */
export function staySession(ctx: Context): { idleUntil: string | null } {
  const rules = staffRules(ctx);
  const isShort = rules !== undefined && ctx.visitor.role !== 'customer' && ctx.visitor.role !== 'guest';
  return { idleUntil: isShort ? shopMoment(new Date(ctx.clock().getTime() + rules.idleMs)) : null };
}

function ownId({ visitor }: Context): number {
  if (visitor.role === 'guest') throw new ShopError('not_logged_in');
  return visitor.id;
}
