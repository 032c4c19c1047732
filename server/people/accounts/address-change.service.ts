import { eq } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { registrationTexts } from '#contract/people/accounts/registration.texts.ts';
import type { Context } from '#server/core/context/context.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Transaction } from '#platform/database/database.ts';
import { refusedAs, violations } from '#platform/database/refused-as.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import { recordEvent } from '#server/core/event-log/record-event.service.ts';
import { recordAccountEvent } from './account-events.service.ts';
import { users } from './accounts.tables.ts';
import { endLinksOf, proofOfLink, spendProof } from './email-links.service.ts';
import { hasEmail, type UserRow } from './users.service.ts';

const limits = {
  /** Rate limits: e-mails about a change of address, for one account and to one address. */
  asked: { most: 5, windowSeconds: 3600 },
  links: { most: 60, windowSeconds: 900 },
} as const;

function taken(): ShopError {
  return new ShopError('email_taken', {}, [{ path: 'email', message: registrationTexts.emailTaken }]);
}

/**
 * Throws `email_taken` if another account has the address, and `too_many_requests` if the shop would send too many
 * e-mails to strangers.
 */
export async function admitAddress(ctx: Context, user: UserRow, email: string): Promise<void> {
  const [other] = await ctx.db.select({ id: users.id }).from(users).where(hasEmail(email));
  if (other) throw taken();
  await limitRate(ctx, `proof-of:${user.id}`, limits.asked);
  await limitRate(ctx, `proof-for:${email.toLowerCase()}`, limits.asked);
}

/**
 * Records that a new address was requested. The new address receives a link that proves it; the present one is
 * informed.
 */
export async function oweProof(ctx: Context, transaction: Transaction, user: UserRow, email: string): Promise<void> {
  await recordEvent(transaction, {
    at: ctx.clock(),
    kind: 'account.address-asked',
    subject: String(user.id),
    actor: 'visitor',
    data: { userId: user.id, recipient: email, present: user.email },
  });
}

const isSame = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase();

/**
 * Returns the address that a link proves, and its account. Reading it changes nothing, because mail programs open links
 * too. Throws `link_spent`.
 */
export async function findProof(ctx: Context, token: string): Promise<{ username: string; email: string }> {
  await limitRate(ctx, `link:${ctx.network}`, limits.links);
  const proof = await proofOfLink(ctx.db, token, ctx.clock());
  const isWanted = proof && [proof.user.email, proof.user.pendingEmail].some((one) => isSame(one, proof.email));
  if (!isWanted) throw new ShopError('link_spent');
  return { username: proof.user.username, email: proof.email };
}

/**
 * Uses a link, which proves the address that it was sent to. A requested new address then replaces the old one, the old
 * one is informed, and every other link of the account becomes invalid. Throws `link_spent`, and `email_taken` if
 * another account got the address meanwhile.
 */
export async function confirmEmail(ctx: Context, token: string): Promise<{ username: string; email: string }> {
  await limitRate(ctx, `link:${ctx.network}`, limits.links);
  return refusedAs({ [violations.unique]: taken }, () =>
    inTransaction(ctx.db, (transaction) => useProof(ctx, transaction, token)),
  );
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
    await recordAccountEvent(transaction, 'account.address-changed', { userId: id, recipient: user.email, now });
  }
  return { username, email };
}
