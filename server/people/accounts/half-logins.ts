import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { minuteMs } from '#contract/core/time/units.ts';
import { newSecret, type Context } from '#server/core/context/context.ts';
import type { Executor } from '#platform/database/database.ts';
import { users } from './accounts.tables.ts';
import { halfLogins } from './factors.tables.ts';
import { hashOf } from './sessions.ts';

/** How long the second step of a login may take. */
const lifetimeMs = 10 * minuteMs;

/** How often it may be tried: afterwards the login begins anew, with the password. */
const mostTries = 8;

/** Remembers that somebody did the first step of a login, for this browser alone. */
export async function beginHalfLogin(ctx: Context, userId: number): Promise<void> {
  const key = newSecret();
  const now = ctx.clock();
  await ctx.db
    .insert(halfLogins)
    .values({ keyHash: hashOf(key), userId, expiresAt: new Date(now.getTime() + lifetimeMs) });
  ctx.halfLogin.keep(key);
}

const isOpen = (key: string, now: Date) => and(eq(halfLogins.keyHash, hashOf(key)), gt(halfLogins.expiresAt, now));

/** Returns whose login this browser has begun; undefined if none, or if it took too long. */
export async function halfLoginOf({ db, halfLogin: { token }, clock }: Context) {
  if (token === undefined) return undefined;
  const [found] = await db
    .select({ user: users, challenge: halfLogins.challenge })
    .from(halfLogins)
    .innerJoin(users, eq(users.id, halfLogins.userId))
    .where(isOpen(token, clock()));
  return found;
}

/** Counts one try of the login of this browser. Returns whose it is; undefined if there is none that may be tried. */
export async function tryHalfLogin({ db, halfLogin: { token }, clock }: Context): Promise<number | undefined> {
  if (token === undefined) return undefined;
  const [tried] = await db
    .update(halfLogins)
    .set({ tries: sql`${halfLogins.tries} + 1` })
    .where(and(isOpen(token, clock()), lt(halfLogins.tries, mostTries)))
    .returning({ userId: halfLogins.userId });
  return tried?.userId;
}

/** Keeps what a passkey has to sign for the login of this browser. */
export async function keepChallenge({ db, halfLogin: { token }, clock }: Context, challenge: string): Promise<void> {
  if (token === undefined) return;
  await db.update(halfLogins).set({ challenge }).where(isOpen(token, clock()));
}

/** Takes what a passkey has to sign for the login of this browser: it is signed once. */
export async function takeChallenge({ db, halfLogin: { token }, clock }: Context): Promise<string | undefined> {
  if (token === undefined) return undefined;
  const open = db
    .select({ keyHash: halfLogins.keyHash, challenge: halfLogins.challenge })
    .from(halfLogins)
    .where(isOpen(token, clock()))
    .for('update')
    .as('open');
  const [taken] = await db
    .update(halfLogins)
    .set({ challenge: null })
    .from(open)
    .where(eq(halfLogins.keyHash, open.keyHash))
    .returning({ challenge: open.challenge });
  return taken?.challenge ?? undefined;
}

/** Ends the login of this browser, which is done. Returns false if another request has ended it. */
export async function spendHalfLogin(transaction: Executor, token: string, now: Date): Promise<boolean> {
  const spent = await transaction.delete(halfLogins).where(isOpen(token, now)).returning({ userId: halfLogins.userId });
  return spent.length > 0;
}

/** Deletes logins that nobody finished. */
export async function sweepHalfLogins(db: Executor, now: Date): Promise<void> {
  await db.delete(halfLogins).where(lt(halfLogins.expiresAt, now));
}
