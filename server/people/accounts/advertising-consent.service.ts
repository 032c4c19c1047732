import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import { users } from './accounts.tables.ts';

/** Returns everybody who agreed to advertising e-mails and has an address, but for those whose account is being erased. */
export async function advertisingReaders(db: Executor): Promise<{ id: number; email: string }[]> {
  const readers = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(users.acceptsAdvertising, isNotNull(users.email), isNull(users.eraseAt)));
  return readers.flatMap(({ id, email }) => (email === null ? [] : [{ id, email }]));
}

/** Unsubscribes the owner of this token from advertising e-mails. */
export async function endAdvertising(db: Executor, token: string): Promise<void> {
  await db.update(users).set({ acceptsAdvertising: false }).where(eq(users.advertisingToken, token));
}
