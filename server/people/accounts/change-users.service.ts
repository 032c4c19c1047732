import { eq } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import { users } from './accounts.tables.ts';
import type { UserRow } from './users.service.ts';

/** Adds somebody who works in the shop. Throws the database's unique_violation if the name is taken. */
export async function insertStaff(
  transaction: Executor,
  newcomer: Pick<UserRow, 'username' | 'legajo' | 'rol' | 'passwordHash'> & Partial<Pick<UserRow, 'email'>>,
): Promise<UserRow> {
  const [admin] = await transaction.insert(users).values(newcomer).returning();
  if (!admin) throw new Error('the new administrator was not returned');
  return admin;
}

/** Gives a user another role. Returns undefined if the user does not exist any more. */
export async function changeRole(transaction: Executor, id: number, rol: UserRow['rol']): Promise<UserRow | undefined> {
  const [changed] = await transaction.update(users).set({ rol }).where(eq(users.id, id)).returning();
  return changed;
}

/** Deletes a user and every row that references it on delete cascade, such as sessions. */
export async function deleteUser(transaction: Executor, id: number): Promise<void> {
  await transaction.delete(users).where(eq(users.id, id));
}
