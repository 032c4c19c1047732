import { eq } from 'drizzle-orm';
import { ShopError } from '#contract/errors.ts';
import { registrationTexts } from '#contract/registration.texts.ts';
import type { Context } from '../context/context.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Transaction } from '#platform/database/database.ts';
import { sqlState } from '#platform/database/sql-state.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import { oweLetter } from '../outbox/owed-letters.service.ts';
import { users } from './accounts.tables.ts';
import { endLinksOf, proofOfLink, spendProof } from './letter-links.service.ts';
import { hasEmail } from './users.service.ts';
import type { UserRow } from './users.service.ts';

const limits = {
  /** Letters that an account, and that an address, gets about a change. */
  asked: { most: 5, windowSeconds: 3600 },
  links: { most: 60, windowSeconds: 900 },
} as const;

// PostgreSQL, appendix A: unique_violation.
const uniqueViolation = '23505';

function taken(): ShopError {
  return new ShopError('email_taken', {}, [{ path: 'email', message: registrationTexts.emailTaken }]);
}

/** Throws `email_taken`, and `too_many_requests` where the shop would be made to write to strangers. */
export async function admitAddress(ctx: Context, user: UserRow, email: string): Promise<void> {
  const [other] = await ctx.db.select({ id: users.id }).from(users).where(hasEmail(email));
  if (other) throw taken();
  await limitRate(ctx, `proof-of:${user.id}`, limits.asked);
  await limitRate(ctx, `proof-for:${email.toLowerCase()}`, limits.asked);
}

/** Owes the wanted address the link that proves it, and the present one a word about it. */
export async function oweProof(ctx: Context, transaction: Transaction, user: UserRow, email: string): Promise<void> {
  const letter = { event: ctx.newId(), userId: user.id, now: ctx.clock() };
  await oweLetter(transaction, { ...letter, kind: 'confirm-address', recipient: email });
  if (user.email === null) return;
  await oweLetter(transaction, { ...letter, kind: 'email-change-asked', recipient: user.email });
}

const isSame = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase();

/** Whose address a link proves. Looking changes nothing, for mail programs open links too. Throws `link_spent`. */
export async function findProof(ctx: Context, token: string): Promise<{ username: string; email: string }> {
  await limitRate(ctx, `link:${ctx.network}`, limits.links);
  const proof = await proofOfLink(ctx.db, token, ctx.clock());
  const isWanted = proof && [proof.user.email, proof.user.pendingEmail].some((one) => isSame(one, proof.email));
  if (!isWanted) throw new ShopError('link_spent');
  return { username: proof.user.username, email: proof.email };
}

/**
 * Proves the address that a link was sent to. One that was wanted takes the place of the old one, which is told; then
 * every other link of the account ends. Throws `link_spent`, and `email_taken` where somebody else has it meanwhile.
 */
export async function confirmEmail(ctx: Context, token: string): Promise<{ username: string; email: string }> {
  await limitRate(ctx, `link:${ctx.network}`, limits.links);
  try {
    return await inTransaction(ctx.db, (transaction) => useProof(ctx, transaction, token));
  } catch (error) {
    throw sqlState(error) === uniqueViolation ? taken() : error;
  }
}

async function useProof(ctx: Context, transaction: Transaction, token: string) {
  const now = ctx.clock();
  const proof = await spendProof(transaction, token, now);
  if (!proof) throw new ShopError('link_spent');
  const [user] = await transaction.select().from(users).where(eq(users.id, proof.userId)).for('update');
  if (!user) throw new ShopError('link_spent');
  const { id, username } = user;
  if (isSame(user.email, proof.email)) {
    await transaction.update(users).set({ emailVerifiedAt: now }).where(eq(users.id, id));
    return { username, email: proof.email };
  }
  if (!isSame(user.pendingEmail, proof.email)) throw new ShopError('link_spent');
  const { email } = proof;
  await transaction.update(users).set({ email, emailVerifiedAt: now }).where(eq(users.id, id));
  await endLinksOf(transaction, id);
  if (user.email !== null) {
    await oweLetter(transaction, {
      kind: 'email-changed',
      event: ctx.newId(),
      recipient: user.email,
      userId: id,
      now,
    });
  }
  return { username, email };
}
