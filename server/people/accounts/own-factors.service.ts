import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { minuteMs } from '#contract/core/time/units.ts';
import type { Executor } from '#platform/database/database.ts';
import { factorHelps, factors, helpLinks, recoveryCodes } from './factors.tables.ts';

/** How long an app waits for its first code. */
const unconfirmedMs = 60 * minuteMs;

export type FactorRow = typeof factors.$inferSelect;

/** Returns the second factors of somebody that count, the oldest first. */
export async function factorsOf(db: Executor, userId: number): Promise<FactorRow[]> {
  return db
    .select()
    .from(factors)
    .where(and(eq(factors.userId, userId), isNotNull(factors.confirmedAt)))
    .orderBy(factors.createdAt, factors.id);
}

/** Returns how many recovery codes somebody has left. */
export async function recoveryLeft(db: Executor, userId: number): Promise<number> {
  const [found] = await db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return found?.left ?? 0;
}

/** Takes all second factors and recovery codes of somebody away, and what was asked about them. */
export async function forgetFactors(transaction: Executor, userId: number): Promise<void> {
  await transaction.delete(factors).where(eq(factors.userId, userId));
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await forgetHelp(transaction, userId);
}

/** Forgets that somebody was to lose the factors. Returns false if nobody had asked. */
export async function forgetHelp(transaction: Executor, userId: number): Promise<boolean> {
  await transaction.delete(helpLinks).where(eq(helpLinks.userId, userId));
  const forgotten = await transaction
    .delete(factorHelps)
    .where(eq(factorHelps.userId, userId))
    .returning({ userId: factorHelps.userId });
  return forgotten.length > 0;
}

/** Returns when the factors of somebody will be taken away; undefined if nobody asked. */
export async function helpOf(db: Executor, userId: number): Promise<Date | undefined> {
  const [found] = await db.select({ dueAt: factorHelps.dueAt }).from(factorHelps).where(eq(factorHelps.userId, userId));
  return found?.dueAt;
}

/** Deletes apps whose first code never came, and links that expired. */
export async function sweepFactors(db: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - unconfirmedMs);
  await db.delete(factors).where(and(isNull(factors.confirmedAt), lt(factors.createdAt, before)));
  await db.delete(helpLinks).where(lt(helpLinks.expiresAt, now));
}
