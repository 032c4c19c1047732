import { and, asc, desc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { hourMs } from '#contract/core/time/units.ts';
import { copyHours } from '#contract/people/own-data-states.ts';
import { claimDue } from '#platform/database/claim-due.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { recordAccountEvent } from './account-events.service.ts';
import { dataExports, users } from './accounts.tables.ts';

const { id, userId, askedAt, state, expiresAt } = dataExports;
const shown = { id, userId, askedAt, state, expiresAt };

/** How long one process makes a copy before another one takes over: longer than the largest takes. */
const leaseMs = 5 * 60_000;

/** How often a copy is tried, whatever ended the tries before. */
const mostTries = 3;

const endOf = (from: Date) => new Date(from.getTime() + copyHours * hourMs);

/** Asks for a copy of somebody's data. Returns undefined if one is being made. */
export async function askCopy(db: Executor, asked: { readonly id: string; readonly userId: number }, now: Date) {
  const row = { ...asked, askedAt: now, state: 'asked', expiresAt: endOf(now) } as const;
  const [made] = await db.insert(dataExports).values(row).onConflictDoNothing().returning(shown);
  return made;
}

/** The last copy that somebody asked for and that is not over. */
export async function lastCopy(db: Executor, ofUser: number, now: Date) {
  const [found] = await db
    .select(shown)
    .from(dataExports)
    .where(and(eq(userId, ofUser), gt(expiresAt, now)))
    .orderBy(desc(askedAt))
    .limit(1);
  return found;
}

/** The file of a copy of one's own that is ready and not over. */
export async function copyFile(db: Executor, own: { readonly id: string; readonly userId: number }, now: Date) {
  const [found] = await db
    .select({ file: dataExports.file })
    .from(dataExports)
    .where(and(eq(id, own.id), eq(userId, own.userId), eq(state, 'ready'), gt(expiresAt, now)));
  return found?.file ?? undefined;
}

const isDueAt = (now: Date) =>
  and(eq(state, 'asked'), or(isNull(dataExports.leasedUntil), lte(dataExports.leasedUntil, now)));

/** True if a copy is to be made. */
export async function isCopyDue(db: Executor, now: Date): Promise<boolean> {
  const due = await db.select({ id }).from(dataExports).where(isDueAt(now)).limit(1);
  return due.length > 0;
}

/** Takes a copy that is to be made. One that a killed process began is taken again once its lease ended. */
export async function takeCopy(db: Executor, now: Date) {
  const lease = { leasedUntil: new Date(now.getTime() + leaseMs), tries: sql`${dataExports.tries} + 1` };
  const [row] = await db
    .update(dataExports)
    .set(lease)
    .where(claimDue(dataExports, { isDue: isDueAt(now), order: [asc(askedAt)], most: 1 }))
    .returning({ ...shown, tries: dataExports.tries });
  return row;
}

/** Keeps the file of a copy, and tells its person. One whose account was erased meanwhile is not kept. */
export async function keepCopy(transaction: Transaction, copy: string, file: Buffer, now: Date): Promise<void> {
  const [made] = await transaction
    .update(dataExports)
    .set({ state: 'ready', file, madeAt: now, expiresAt: endOf(now), leasedUntil: null })
    .where(and(eq(id, copy), eq(state, 'asked')))
    .returning({ userId });
  if (!made) return;
  const [person] = await transaction.select({ email: users.email }).from(users).where(eq(users.id, made.userId));
  if (!person?.email) return;
  await recordAccountEvent(transaction, 'account.copy-made', { ...made, recipient: person.email, now });
}

/** Notes that a try failed: the copy is tried again, or given up. */
export async function noteFailedCopy(db: Executor, { id: copy, tries }: { id: string; tries: number }, now: Date) {
  const next = tries < mostTries ? { leasedUntil: now } : ({ state: 'failed', leasedUntil: null } as const);
  await db
    .update(dataExports)
    .set(next)
    .where(and(eq(id, copy), eq(state, 'asked')));
}

/** Deletes copies that are over. */
export async function sweepCopies(db: Executor, now: Date): Promise<void> {
  await db.delete(dataExports).where(lt(expiresAt, now));
}
