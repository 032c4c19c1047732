import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import { users } from './accounts.tables.ts';

const readsOrders = and(eq(users.rol, 'admin'), users.receivesOrderEmails, isNotNull(users.email));

/** Returns the administrators who get an e-mail for each paid order. */
export async function orderReaders(db: Executor): Promise<{ id: number; email: string }[]> {
  const { id, email } = users;
  const readers = await db.select({ id, email }).from(users).where(readsOrders).orderBy(asc(id));
  return readers.flatMap((reader) => (reader.email === null ? [] : [{ id: reader.id, email: reader.email }]));
}

/** True if this account gets one now. */
export async function isOrderReader(db: Executor, id: number): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(readsOrders, eq(users.id, id)));
  return found.length > 0;
}
