import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import { dayMs } from '#contract/core/time/units.ts';
import { graceDays } from '#contract/people/own-data-states.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { recordAccountEvent } from './account-events.service.ts';
import { users } from './accounts.tables.ts';
import { endLinksOf } from './email-links.service.ts';
import { endErasureLinks } from './erasure-links.service.ts';
import { endSessionsOf } from './sessions.ts';
import { lockUser, type UserRow } from './users.service.ts';

/**
 * Closes an account, to be erased when its days are over: its sessions and links end now, and its owner is told. Closing it again
 * changes nothing. Returns when it is erased.
 */
export async function closeAccount(transaction: Transaction, id: number, now: Date): Promise<Date | undefined> {
  const user = await lockUser(transaction, eq(users.id, id));
  if (!user) return undefined;
  await endSessionsOf(transaction, id);
  if (user.eraseAt !== null) return user.eraseAt;
  const eraseAt = new Date(now.getTime() + graceDays * dayMs);
  await transaction.update(users).set({ erasureAskedAt: now, eraseAt }).where(eq(users.id, id));
  await endLinksOf(transaction, id);
  await endErasureLinks(transaction, id);
  await tell(transaction, 'account.erasure-asked', user, now);
  return eraseAt;
}

/** Keeps an account that was closed, and tells its owner. Returns false, with nothing changed, if it was not. */
export async function dropErasure(transaction: Transaction, id: number, now: Date): Promise<boolean> {
  const [kept] = await transaction
    .update(users)
    .set({ erasureAskedAt: null, eraseAt: null })
    .where(and(eq(users.id, id), isNotNull(users.eraseAt)))
    .returning();
  if (!kept) return false;
  await endErasureLinks(transaction, id);
  await tell(transaction, 'account.erasure-dropped', kept, now);
  return true;
}

async function tell(
  transaction: Transaction,
  kind: 'account.erasure-asked' | 'account.erasure-dropped',
  { id, email }: UserRow,
  now: Date,
): Promise<void> {
  if (email !== null) await recordAccountEvent(transaction, kind, { userId: id, recipient: email, now });
}

/** Of customers alone: who got a role in the shop meanwhile has to lose it first. */
const isDue = (now: Date) => and(lte(users.eraseAt, now), eq(users.rol, 'client'));

/** Returns the accounts that are to be erased now, at most `most`. */
export async function accountsToErase(db: Executor, now: Date, most: number): Promise<readonly number[]> {
  const due = await db
    .select({ id: users.id })
    .from(users)
    .where(isDue(now))
    .orderBy(asc(users.eraseAt), asc(users.id))
    .limit(most);
  return due.map(({ id }) => id);
}

/** Returns an account that is to be erased now, locked until the transaction ends; undefined if it is not, or not any more. */
export function lockToErase(transaction: Transaction, id: number, now: Date): Promise<UserRow | undefined> {
  const where = and(eq(users.id, id), isDue(now));
  return where ? lockUser(transaction, where) : Promise.resolve(undefined);
}

/** Puts off an erasure, for orders that are open. */
export async function postponeErasure(transaction: Transaction, id: number, eraseAt: Date): Promise<void> {
  await transaction.update(users).set({ eraseAt }).where(eq(users.id, id));
}
