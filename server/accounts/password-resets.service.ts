import { createHash } from 'node:crypto';
import { and, eq, gt, lt, or } from 'drizzle-orm';
import { newSecret } from '../context.ts';
import type { Services } from '../context.ts';
import { inTransaction } from '../database/database.ts';
import type { Executor } from '../database/database.ts';
import { passwordResets, users } from './accounts.tables.ts';
import { isUser } from './users.service.ts';

/** How long an e-mailed link works, in minutes. */
export const resetMinutes = 60;

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Makes the link of a letter, the only place where its token stands. The links of earlier letters end. */
export async function newResetLink(
  { db, settings, clock }: Services,
  { userId, username }: { readonly userId: number; readonly username: string },
): Promise<string> {
  const token = newSecret();
  const now = clock();
  const expiresAt = new Date(now.getTime() + resetMinutes * 60_000);
  await inTransaction(db, async (transaction) => {
    await transaction
      .delete(passwordResets)
      .where(or(eq(passwordResets.userId, userId), lt(passwordResets.expiresAt, now)));
    await transaction.insert(passwordResets).values({ tokenHash: hashOf(token), userId, expiresAt });
  });
  return `${settings.publicUrl}/user/changepassword/${encodeURIComponent(username)}?token=${token}`;
}

/** The user whose link this is, while it works. */
export async function userOfLink(db: Executor, username: string, token: string, now: Date) {
  const [found] = await db
    .select({ id: users.id, username: users.username, email: users.email, passwordHash: users.passwordHash })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(and(eq(passwordResets.tokenHash, hashOf(token)), gt(passwordResets.expiresAt, now), isUser(username)));
  return found;
}

/** Uses a link up. Answers false when somebody else did so first, or it is over. */
export async function spendLink(transaction: Executor, token: string, now: Date): Promise<boolean> {
  const spent = await transaction
    .delete(passwordResets)
    .where(and(eq(passwordResets.tokenHash, hashOf(token)), gt(passwordResets.expiresAt, now)))
    .returning({ userId: passwordResets.userId });
  return spent.length > 0;
}
