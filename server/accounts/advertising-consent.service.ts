import { and, eq, isNotNull } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import { users } from './accounts.tables.ts';

/** Everybody who asked for advertising and can be written to. */
export async function advertisingReaders(db: Executor): Promise<{ id: number; email: string }[]> {
  const readers = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(users.acceptsAdvertising, isNotNull(users.email)));
  return readers.flatMap(({ id, email }) => (email === null ? [] : [{ id, email }]));
}

/** Ends advertising for whoever has this token. */
export async function endAdvertising(db: Executor, token: string): Promise<void> {
  await db.update(users).set({ acceptsAdvertising: false }).where(eq(users.advertisingToken, token));
}
