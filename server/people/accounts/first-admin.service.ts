import { eq } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import { users } from './accounts.tables.ts';

/** True if the shop has an administrator. */
export async function hasAdmin(db: Executor): Promise<boolean> {
  const [found] = await db.select({ id: users.id }).from(users).where(eq(users.rol, 'admin')).limit(1);
  return found !== undefined;
}

/** The number of the first administrator; others choose theirs. */
const legajo = '000001';

type FirstAdmin = { readonly username: string; readonly email: string; readonly passwordHash: string };

/** Creates the first administrator. Returns its id; undefined if the user name or the address is in use. */
export async function addFirstAdmin(db: Executor, admin: FirstAdmin, now: Date): Promise<number | undefined> {
  const account = { ...admin, rol: 'admin', legajo, emailVerifiedAt: now } as const;
  const [made] = await db.insert(users).values(account).onConflictDoNothing().returning({ id: users.id });
  return made?.id;
}
