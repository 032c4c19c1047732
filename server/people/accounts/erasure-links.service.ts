import { createHash } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { pageAddresses } from '#contract/core/shop/page-addresses.ts';
import { dayMs } from '#contract/core/time/units.ts';
import type { ErasureLinkPurpose } from '#contract/people/own-data-states.ts';
import { newSecret, type Services } from '#server/core/context/context.ts';
import type { Executor } from '#platform/database/database.ts';
import { erasureLinks, users } from './accounts.tables.ts';

/** How long a link works, in days. An account may wait longer than its 7 days, for an order that is open. */
const lifetimeDays: Readonly<Record<ErasureLinkPurpose, number>> = { erase: 1, keep: 90 };

/** How long the link that closes an account is valid, in hours. */
export const erasureLinkHours = lifetimeDays.erase * 24;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

type Asked = { readonly userId: number; readonly email: string; readonly purpose: ErasureLinkPurpose };

/** Creates the link of a letter about an erasure. The token is stored only as a hash. */
export async function newErasureLink({ db, settings, clock }: Services, asked: Asked): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(clock().getTime() + lifetimeDays[asked.purpose] * dayMs);
  await db.insert(erasureLinks).values({ ...asked, tokenHash: hashOf(token), expiresAt });
  return `${settings.publicUrl}${pageAddresses.erasureLink}?token=${token}`;
}

/** The condition of a link that is valid: of one that keeps an account, while it is closed, of one that closes it, while it is open. */
const isValid = (token: string, now: Date) =>
  and(
    eq(erasureLinks.tokenHash, hashOf(token)),
    gt(erasureLinks.expiresAt, now),
    eq(sql`lower(${erasureLinks.email})`, sql`lower(${users.email})`),
    sql`(${erasureLinks.purpose} = 'keep') = (${users.eraseAt} is not null)`,
  );

/** Returns what a valid link does, and with whose account. */
export async function erasureOfLink(db: Executor, token: string, now: Date) {
  const [found] = await db
    .select({ user: users, purpose: erasureLinks.purpose })
    .from(erasureLinks)
    .innerJoin(users, eq(users.id, erasureLinks.userId))
    .where(isValid(token, now));
  return found;
}

/** The same, with the account locked until the transaction ends. Undefined for a link that another request used meanwhile. */
export async function lockErasureOfLink(transaction: Executor, token: string, now: Date) {
  const seen = await erasureOfLink(transaction, token, now);
  if (!seen) return undefined;
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, seen.user.id)).for('update');
  return erasureOfLink(transaction, token, now);
}

/** Ends the links of an account about its erasure. */
export async function endErasureLinks(transaction: Executor, userId: number): Promise<void> {
  await transaction.delete(erasureLinks).where(eq(erasureLinks.userId, userId));
}

/** Deletes expired links. */
export async function sweepErasureLinks(db: Executor, now: Date): Promise<void> {
  await db.delete(erasureLinks).where(lt(erasureLinks.expiresAt, now));
}
