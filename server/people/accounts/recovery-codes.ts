import { createHash, randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import { recoveryCodes } from './factors.tables.ts';

/** How many codes there are. */
const codes = 10;

/** Characters that nobody takes for another one. 31^10 is about 2^49, and a try is counted. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** The user is a part of what is hashed, so that equal codes of two people have different hashes. */
const hashOf = (userId: number, code: string) => createHash('sha256').update(`recovery ${userId} ${code}`).digest();

function newCode(): string {
  return Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
}

/** Replaces the recovery codes of somebody. Returns the new ones as people read them, 'abcde-fghjk': only their hashes are kept. */
export async function renewRecoveryCodes(transaction: Executor, userId: number): Promise<string[]> {
  const made = Array.from({ length: codes }, newCode);
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await transaction.insert(recoveryCodes).values(made.map((code) => ({ userId, codeHash: hashOf(userId, code) })));
  return made.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

/** Uses a recovery code up. Returns false if it is none, or was used: of two requests at once one gets it. */
export async function spendRecoveryCode(db: Executor, userId: number, code: string): Promise<boolean> {
  const spent = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(userId, code))))
    .returning({ userId: recoveryCodes.userId });
  return spent.length > 0;
}
