import { createHash } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { filledAddress, pageAddresses } from '#contract/core/shop/page-addresses.ts';
import { minuteMs } from '#contract/core/time/units.ts';
import { newSecret, type Services } from '#server/core/context/context.ts';
import type { Executor } from '#platform/database/database.ts';
import { addressLinks, passwordResets, users } from './accounts.tables.ts';
import { isUser } from './users.service.ts';

/** How long the link that sets a password is valid, in minutes. */
export const resetMinutes = 60;

/** How long the link that sets the first password of an account is valid that a purchase made, in minutes: its letter is read later. */
export const firstPasswordMinutes = 7 * 24 * 60;

/** How long the link that proves an address is valid, in hours. */
export const proofHours = 24;

type Asked = { readonly userId: number; readonly email: string };

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * Creates a password reset link for an e-mail. The token is stored only as a hash. The links of earlier e-mails stay
 * valid.
 */
export async function newResetLink(
  { db, settings, clock }: Services,
  { userId, username, email }: Asked & { readonly username: string },
  minutes = resetMinutes,
): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(clock().getTime() + minutes * minuteMs);
  await db.insert(passwordResets).values({ tokenHash: hashOf(token), userId, email, expiresAt });
  return `${settings.publicUrl}${filledAddress(pageAddresses.password, { user_name: username })}?token=${token}`;
}

/** Creates the link that proves the address that its e-mail is sent to. */
export async function newProofLink({ db, settings, clock }: Services, { userId, email }: Asked): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(clock().getTime() + proofHours * 60 * minuteMs);
  await db.insert(addressLinks).values({ tokenHash: hashOf(token), userId, email, expiresAt });
  return `${settings.publicUrl}${pageAddresses.confirmEmail}?token=${token}`;
}

/** Returns the user of a valid link. A link is valid while the account has the address that the link was sent to. */
export async function userOfLink(db: Executor, username: string, token: string, now: Date) {
  const [found] = await db
    .select({ user: users })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(
      and(
        eq(passwordResets.tokenHash, hashOf(token)),
        gt(passwordResets.expiresAt, now),
        eq(sql`lower(${passwordResets.email})`, sql`lower(${users.email})`),
        isUser(username),
      ),
    );
  return found?.user;
}

/** Uses up a link. Returns the address that it was sent to; undefined if it was used before or has expired. */
export async function spendLink(transaction: Executor, token: string, now: Date): Promise<string | undefined> {
  const [spent] = await transaction
    .delete(passwordResets)
    .where(and(eq(passwordResets.tokenHash, hashOf(token)), gt(passwordResets.expiresAt, now)))
    .returning({ email: passwordResets.email });
  return spent?.email;
}

/** Returns the account and the address that a valid link proves. */
export async function proofOfLink(db: Executor, token: string, now: Date) {
  const [found] = await db
    .select({ user: users, email: addressLinks.email })
    .from(addressLinks)
    .innerJoin(users, eq(users.id, addressLinks.userId))
    .where(and(eq(addressLinks.tokenHash, hashOf(token)), gt(addressLinks.expiresAt, now)));
  return found;
}

/** Ends every link of an account, sent or still to be sent. A requested change of address is cancelled with them. */
export async function endLinksOf(transaction: Executor, userId: number): Promise<void> {
  await transaction.delete(passwordResets).where(eq(passwordResets.userId, userId));
  await endProofLinks(transaction, userId);
  await transaction.update(users).set({ pendingEmail: null }).where(eq(users.id, userId));
}

/**
 * Ends the links that prove an address of an account, because another address was requested or the request was
 * cancelled.
 */
export async function endProofLinks(transaction: Executor, userId: number): Promise<void> {
  await transaction.delete(addressLinks).where(eq(addressLinks.userId, userId));
}

/** Uses up a link that proves an address. Returns what it proves; undefined if it was used before or has expired. */
export async function spendProof(transaction: Executor, token: string, now: Date) {
  const [spent] = await transaction
    .delete(addressLinks)
    .where(and(eq(addressLinks.tokenHash, hashOf(token)), gt(addressLinks.expiresAt, now)))
    .returning({ userId: addressLinks.userId, email: addressLinks.email });
  return spent;
}

/** Deletes expired links. */
export async function sweepLinks(db: Executor, now: Date): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  await db.delete(addressLinks).where(lt(addressLinks.expiresAt, now));
}
