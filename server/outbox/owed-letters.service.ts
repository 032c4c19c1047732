import { sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#platform/database/database.ts';
import type { LetterKind, OrderLetterKind } from './letter-kinds.service.ts';
import { letters } from './outbox.tables.ts';

type OwedLetter = {
  readonly kind: Exclude<LetterKind, OrderLetterKind | 'advertising'>;
  /** What the letter tells of: of one kind and event there is one letter, however often it is asked for. */
  readonly event: string;
  readonly recipient: string;
  readonly userId: number;
  readonly now: Date;
};

/** Notes that a person is owed a letter. In the transaction of the event, so that neither exists without the other. */
export async function oweLetter(transaction: Executor, { now, ...letter }: OwedLetter): Promise<void> {
  await transaction
    .insert(letters)
    .values({ ...letter, writtenAt: now, nextTryAt: now })
    .onConflictDoNothing();
}

type ToldOrder = { readonly reference: string; readonly email: string; readonly userId: number | null };

/** Notes that the buyer of an order is owed a letter about it: one of a kind for each order. Whose account is gone gets none. */
export async function oweOrderLetter(
  transaction: Transaction,
  kind: OrderLetterKind,
  { reference, email, userId }: ToldOrder,
  now: Date,
): Promise<void> {
  if (userId === null) return;
  const about = { recipient: email, userId, event: reference, orderReference: reference };
  await transaction
    .insert(letters)
    .values({ ...about, kind, writtenAt: now, nextTryAt: now })
    .onConflictDoNothing();
}

/** How many letters one statement writes: PostgreSQL takes 65535 values. */
const batch = 5000;

/** Notes that each of `readers` is owed the advertisement of a campaign. */
export async function oweAdvertisements(
  transaction: Transaction,
  campaignId: number,
  readers: readonly { readonly recipient: string; readonly userId: number | null }[],
  now: Date,
): Promise<void> {
  const about = { kind: 'advertising', campaignId, writtenAt: now, nextTryAt: now } as const;
  for (let start = 0; start < readers.length; start += batch) {
    const owed = readers.slice(start, start + batch);
    await transaction
      .insert(letters)
      .values(owed.map((reader) => ({ ...about, ...reader, event: `${campaignId}:${reader.recipient}` })));
  }
}

/** Forgets letters that were sent, or given up, long ago. */
export async function sweepLetters(db: Executor, now: Date): Promise<void> {
  await db
    .delete(letters)
    .where(sql`coalesce(${letters.sentAt}, ${letters.givenUpAt}) < ${new Date(now.getTime() - keptMs).toISOString()}`);
}

const dayMs = 86_400_000;
const keptMs = 90 * dayMs;
