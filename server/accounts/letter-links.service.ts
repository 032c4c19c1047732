import { createHash } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { newSecret } from '../context/context.ts';
import type { Services } from '../context/context.ts';
import type { Executor } from '#platform/database/database.ts';
import { addressLinks, passwordResets, users } from './accounts.tables.ts';
import { isUser } from './users.service.ts';

/** How long the link that sets a password works, in minutes. */
export const resetMinutes = 60;

/** How long the link that proves an address works, in hours. */
export const proofHours = 24;

const minuteMs = 60_000;

type Asked = { readonly userId: number; readonly email: string };

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Makes the link of a letter, the only place where its token stands. The links of earlier letters go on working. */
export async function newResetLink(
  { db, settings, clock }: Services,
  { userId, username, email }: Asked & { readonly username: string },
): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(clock().getTime() + resetMinutes * minuteMs);
  await db.insert(passwordResets).values({ tokenHash: hashOf(token), userId, email, expiresAt });
  return `${settings.publicUrl}/user/changepassword/${encodeURIComponent(username)}?token=${token}`;
}

/** Makes the link that proves the address that its letter goes to. */
export async function newProofLink({ db, settings, clock }: Services, { userId, email }: Asked): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(clock().getTime() + proofHours * 60 * minuteMs);
  await db.insert(addressLinks).values({ tokenHash: hashOf(token), userId, email, expiresAt });
  return `${settings.publicUrl}/user/confirmemail?token=${token}`;
}

/** The user whose link this is, while it works: as long as the account has the address that the link was sent to. */
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

/** Uses a link up. Returns the address that it was sent to; undefined when somebody else used it first, or it is over. */
export async function spendLink(transaction: Executor, token: string, now: Date): Promise<string | undefined> {
  const [spent] = await transaction
    .delete(passwordResets)
    .where(and(eq(passwordResets.tokenHash, hashOf(token)), gt(passwordResets.expiresAt, now)))
    .returning({ email: passwordResets.email });
  return spent?.email;
}

/** Whose address a link proves, and which, while it works. */
export async function proofOfLink(db: Executor, token: string, now: Date) {
  const [found] = await db
    .select({ user: users, email: addressLinks.email })
    .from(addressLinks)
    .innerJoin(users, eq(users.id, addressLinks.userId))
    .where(and(eq(addressLinks.tokenHash, hashOf(token)), gt(addressLinks.expiresAt, now)));
  return found;
}

/** Ends every link that was sent for an account, or is still to be sent: the wish for another address ends with them. */
export async function endLinksOf(transaction: Executor, userId: number): Promise<void> {
  await transaction.delete(passwordResets).where(eq(passwordResets.userId, userId));
  await endProofLinks(transaction, userId);
  await transaction.update(users).set({ pendingEmail: null }).where(eq(users.id, userId));
}

/** Ends the links that prove an address of an account: another one is wanted, or none. */
export async function endProofLinks(transaction: Executor, userId: number): Promise<void> {
  await transaction.delete(addressLinks).where(eq(addressLinks.userId, userId));
}

/** Uses a link up that proves an address. Returns what it proves; undefined for one that was used or is over. */
export async function spendProof(transaction: Executor, token: string, now: Date) {
  const [spent] = await transaction
    .delete(addressLinks)
    .where(and(eq(addressLinks.tokenHash, hashOf(token)), gt(addressLinks.expiresAt, now)))
    .returning({ userId: addressLinks.userId, email: addressLinks.email });
  return spent;
}

/** Forgets links that are over. */
export async function sweepLinks(db: Executor, now: Date): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  await db.delete(addressLinks).where(lt(addressLinks.expiresAt, now));
}
