import { createHash } from 'node:crypto';
import { and, desc, eq, lt, ne, notInArray } from 'drizzle-orm';
import { dayMs } from '#contract/core/time/units.ts';
import { newSecret, type Context } from '#server/core/context/context.ts';
import type { Executor } from '#platform/database/database.ts';
import { knownBrowsers } from './accounts.tables.ts';

/** The same lifetime as the cookie's. */
const lifetimeMs = 365 * dayMs;

/** How many known browsers an account has; a login with one more forgets the browser that was used least recently. */
const mostBrowsers = 20;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Returns whether this browser logged in to the account before. */
export async function isKnownBrowser(
  { db, browser }: Pick<Context, 'db' | 'browser'>,
  userId: number,
): Promise<boolean> {
  if (browser.token === undefined) return false;
  const known = and(eq(knownBrowsers.tokenHash, hashOf(browser.token)), eq(knownBrowsers.userId, userId));
  const found = await db.select({ id: knownBrowsers.userId }).from(knownBrowsers).where(known);
  return found.length > 0;
}

/** Returns whether anybody logged in to the account from a browser that is still known. */
export async function hasKnownBrowsers(db: Executor, userId: number): Promise<boolean> {
  const found = await db
    .select({ id: knownBrowsers.userId })
    .from(knownBrowsers)
    .where(eq(knownBrowsers.userId, userId))
    .limit(1);
  return found.length > 0;
}

/**
 * Remembers this browser as one of the account's owner. A secret that the shop did not issue is replaced by a new one.
 */
export async function rememberBrowser({ db, browser, clock }: Context, userId: number): Promise<void> {
  const token = (await isNamed(db, browser.token)) ?? newSecret();
  const lastUsedAt = clock();
  await db
    .insert(knownBrowsers)
    .values({ tokenHash: hashOf(token), userId, lastUsedAt })
    .onConflictDoUpdate({ target: [knownBrowsers.tokenHash, knownBrowsers.userId], set: { lastUsedAt } });
  const newest = db
    .select({ tokenHash: knownBrowsers.tokenHash })
    .from(knownBrowsers)
    .where(eq(knownBrowsers.userId, userId))
    .orderBy(desc(knownBrowsers.lastUsedAt))
    .limit(mostBrowsers);
  await db
    .delete(knownBrowsers)
    .where(and(eq(knownBrowsers.userId, userId), notInArray(knownBrowsers.tokenHash, newest)));
  browser.keep(token);
}

async function isNamed(db: Executor, token: string | undefined): Promise<string | undefined> {
  if (token === undefined) return undefined;
  const named = await db
    .select({ id: knownBrowsers.userId })
    .from(knownBrowsers)
    .where(eq(knownBrowsers.tokenHash, hashOf(token)))
    .limit(1);
  return named.length > 0 ? token : undefined;
}

/** Forgets the known browsers of an account, except the one of `keptToken`. */
export async function forgetBrowsersOf(db: Executor, userId: number, keptToken?: string): Promise<void> {
  const kept = keptToken === undefined ? undefined : ne(knownBrowsers.tokenHash, hashOf(keptToken));
  await db.delete(knownBrowsers).where(and(eq(knownBrowsers.userId, userId), kept));
}

/** Deletes browsers that were not used during the lifetime of their cookie. */
export async function sweepKnownBrowsers(db: Executor, now: Date): Promise<void> {
  await db.delete(knownBrowsers).where(lt(knownBrowsers.lastUsedAt, new Date(now.getTime() - lifetimeMs)));
}
