import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { pageAddresses } from '#contract/core/shop/page-addresses.ts';
import { shopMoment } from '#contract/core/time/shop-clock.ts';
import { dayMs } from '#contract/core/time/units.ts';
import { recordAccountEvent } from './account-events.service.ts';
import { users } from './accounts.tables.ts';
import { factorHelps, helpLinks } from './factors.tables.ts';
import { factorsOf, forgetFactors, forgetHelp } from './own-factors.service.ts';
import { endSessionsOf, hashOf } from './sessions.ts';
import { lockUser, type UserRow } from './users.service.ts';
import type { Database, Executor, Transaction } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import { newSecret, type Context, type Services } from '#server/core/context/context.ts';

/** How long the person has to say that nothing is lost. */
const waitMs = dayMs;

/** How long the link of the letter that stops it works. */
const linkMs = 2 * dayMs;

/**
 * Notes that somebody lost all second factors: they will be taken away a day later, and the person is told now. Asking again changes
 * nothing. The caller has locked the account. Throws `no_factor_to_help`, and `no_email` if nobody could be told.
 */
export async function openHelp(transaction: Transaction, person: UserRow, now: Date): Promise<void> {
  if ((await factorsOf(transaction, person.id)).length === 0) throw new ShopError('no_factor_to_help');
  if (person.email === null) throw new ShopError('no_email');
  const asked = await transaction
    .insert(factorHelps)
    .values({ userId: person.id, askedAt: now, dueAt: new Date(now.getTime() + waitMs) })
    .onConflictDoNothing()
    .returning({ userId: factorHelps.userId });
  if (asked.length === 0) return;
  const told = { userId: person.id, recipient: person.email, now };
  await recordAccountEvent(transaction, 'account.help-asked', told);
}

/** Creates the link of the letter by which the person keeps the factors. The token is stored only as a hash. */
export async function newHelpLink({ db, settings, clock }: Services, userId: number): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(clock().getTime() + linkMs);
  await db.insert(helpLinks).values({ tokenHash: hashOf(token), userId, expiresAt });
  return `${settings.publicUrl}${pageAddresses.keepFactors}?token=${token}`;
}

async function askedBy(db: Executor, token: string, now: Date) {
  const [found] = await db
    .select({ id: users.id, username: users.username, dueAt: factorHelps.dueAt })
    .from(helpLinks)
    .innerJoin(factorHelps, eq(factorHelps.userId, helpLinks.userId))
    .innerJoin(users, eq(users.id, helpLinks.userId))
    .where(and(eq(helpLinks.tokenHash, hashOf(token)), gt(helpLinks.expiresAt, now)));
  return found;
}

const limit = { most: 60, windowSeconds: 900 } as const;

/** Returns what will happen to the account of a link. Throws `link_spent` if nothing will any more. */
export async function helpOfLink(ctx: Context, token: string): Promise<{ username: string; helpAt: string }> {
  await limitRate(ctx, `help-link:${ctx.network}`, limit);
  const found = await askedBy(ctx.db, token, ctx.clock());
  if (!found) throw new ShopError('link_spent');
  return { username: found.username, helpAt: shopMoment(found.dueAt) };
}

/** Keeps the factors of the account of a link. Throws `link_spent`. */
export async function stopHelpByLink(ctx: Context, token: string): Promise<{ username: string }> {
  await limitRate(ctx, `help-link:${ctx.network}`, limit);
  return inTransaction(ctx.db, async (transaction) => {
    const found = await askedBy(transaction, token, ctx.clock());
    if (!found || !(await forgetHelp(transaction, found.id))) throw new ShopError('link_spent');
    return { username: found.username };
  });
}

/** Takes the factors away whose time is over, each account in a transaction of its own. */
export async function giveDueHelp(db: Database, now: Date): Promise<void> {
  const due = await db
    .select({ userId: factorHelps.userId })
    .from(factorHelps)
    .where(lte(factorHelps.dueAt, now))
    .orderBy(asc(factorHelps.dueAt))
    .limit(100);
  for (const { userId } of due) await inTransaction(db, (transaction) => giveHelp(transaction, userId, now));
}

/** Whoever stops it at this moment is waited for, or comes too late. */
async function giveHelp(transaction: Transaction, userId: number, now: Date): Promise<void> {
  const person = await lockUser(transaction, eq(users.id, userId));
  const taken = await transaction
    .delete(factorHelps)
    .where(and(eq(factorHelps.userId, userId), lte(factorHelps.dueAt, now)))
    .returning({ userId: factorHelps.userId });
  if (!person || taken.length === 0) return;
  await takeFactors(transaction, person, now);
}

/** Takes all second factors of somebody away, ends the sessions, and tells the person. */
export async function takeFactors(transaction: Transaction, { id, email }: UserRow, now: Date): Promise<void> {
  await forgetFactors(transaction, id);
  await endSessionsOf(transaction, id);
  if (email === null) return;
  await recordAccountEvent(transaction, 'account.help-given', { userId: id, recipient: email, now });
}
