import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Database, Executor } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { letters } from './outbox.tables.ts';

export type LetterRow = typeof letters.$inferSelect;

const minuteMs = 60_000;

/** How long after each try the next one follows. After the last the letter is given up. */
const pauses = [1, 5, 15, 60, 240, 720, 1440].map((minutes) => minutes * minuteMs);

type Outbox = { readonly db: Database; readonly clock: () => Date };

/** Takes the letter that waits longest and puts its next try off, in case this process does not live to note the outcome. */
export function claimLetter({ db, clock }: Outbox): Promise<LetterRow | undefined> {
  const now = clock();
  return inTransaction(db, async (transaction) => {
    const [due] = await transaction
      .select()
      .from(letters)
      .where(and(isNull(letters.sentAt), isNull(letters.givenUpAt), lte(letters.nextTryAt, now)))
      .orderBy(asc(letters.nextTryAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return undefined;
    const pause = pauses[due.tries] ?? minuteMs;
    const [claimed] = await transaction
      .update(letters)
      .set({ tries: due.tries + 1, nextTryAt: new Date(now.getTime() + pause) })
      .where(eq(letters.id, due.id))
      .returning();
    return claimed;
  });
}

/** Returns true if no try follows the one that the letter was claimed for. */
export const isLastTry = ({ tries }: LetterRow): boolean => tries > pauses.length;

export async function noteSent(db: Executor, { id }: LetterRow, now: Date): Promise<void> {
  await db.update(letters).set({ sentAt: now, problem: null }).where(eq(letters.id, id));
}

/** Notes why a letter was not sent, and whether it was given up. */
export async function noteFailure(
  db: Executor,
  { id }: LetterRow,
  outcome: { readonly problem: string; readonly givenUpAt?: Date },
): Promise<void> {
  await db.update(letters).set(outcome).where(eq(letters.id, id));
}
