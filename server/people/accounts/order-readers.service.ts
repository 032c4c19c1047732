import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import type { Reader } from '#server/core/outbox/owed-emails.service.ts';
import { users } from './accounts.tables.ts';

const isReached = and(eq(users.rol, 'admin'), isNotNull(users.email));
const readsOrders = and(isReached, users.receivesOrderEmails);

/** Returns the administrators who get an e-mail for each paid order. */
export function orderReaders(db: Executor): Promise<Reader[]> {
  return readersWho(db, readsOrders);
}

/** True if this account gets one now. */
export async function isOrderReader(db: Executor, id: number): Promise<boolean> {
  return (await readersWho(db, and(readsOrders, eq(users.id, id)))).length > 0;
}

/**
 * Returns the administrators who get an e-mail for each claim: all who have an address. Who wants no e-mail for each order
 * gets them too, because the law sets a time to answer.
 */
export function claimReaders(db: Executor): Promise<Reader[]> {
  return readersWho(db, isReached);
}

/** True if this account gets one now. */
export async function isClaimReader(db: Executor, id: number): Promise<boolean> {
  return (await readersWho(db, and(isReached, eq(users.id, id)))).length > 0;
}

async function readersWho(db: Executor, where: SQL | undefined): Promise<Reader[]> {
  const { id, email } = users;
  const readers = await db.select({ id, email }).from(users).where(where).orderBy(asc(id));
  return readers.flatMap((reader) => (reader.email === null ? [] : [{ id: reader.id, email: reader.email }]));
}
