import { and, eq } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { proveAddress, userOfAddress } from '../accounts/proven-address.service.ts';
import { addNewcomer } from '../accounts/newcomer.service.ts';
import { users } from '../accounts/accounts.tables.ts';
import type { UserRow } from '../accounts/users.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Transaction } from '#platform/database/database.ts';
import { violations } from '#platform/database/refused-as.ts';
import { sqlState } from '#platform/database/sql-state.ts';
import type { Identity } from '#server/core/context/identity-provider.ts';
import { identities } from './social-login.tables.ts';

/** How often a unique violation is retried: the same person in two concurrent logins, or a user name that is taken. */
const attempts = 8;

/**
 * Returns the account of an identity: the one that is linked to it, the one with the same verified address, or a new
 * one. Throws `identity_unverified` without a verified address, `identity_refused` if the address is an
 * administrator's, and `identity_admin` for a linked person who became one: administrators log in by password.
 */
export async function accountOf(ctx: Context, identity: Identity): Promise<UserRow> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(ctx.db, (transaction) => findOrMake(ctx, transaction, identity, attempt));
    } catch (error) {
      if (attempt === attempts || sqlState(error) !== violations.unique) throw error;
    }
  }
}

async function findOrMake(ctx: Context, transaction: Transaction, identity: Identity, attempt: number) {
  const linked = await linkedUser(transaction, identity);
  if (linked?.rol === 'admin') throw new ShopError('identity_admin');
  if (linked) return linked;
  const { email } = identity;
  if (email === undefined) throw new ShopError('identity_unverified');
  const present = await userOfAddress(transaction, email);
  if (present?.rol === 'admin') throw new ShopError('identity_refused');
  const now = ctx.clock();
  const user = present
    ? await joined(transaction, present, now)
    : await addNewcomer(transaction, { email, name: identity.name, attempt, now });
  const { issuer, subject } = identity;
  await transaction.insert(identities).values({ issuer, subject, userId: user.id, linkedAt: now });
  return user;
}

/**
 * If the address was not proven before, an identity that is linked already may be an attacker's (account
 * pre-hijacking), so the links are removed.
 */
async function joined(transaction: Transaction, present: UserRow, now: Date): Promise<UserRow> {
  if (present.emailVerifiedAt === null) await transaction.delete(identities).where(eq(identities.userId, present.id));
  return proveAddress(transaction, present, now);
}

async function linkedUser(transaction: Transaction, { issuer, subject }: Identity): Promise<UserRow | undefined> {
  const [found] = await transaction
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return found?.user;
}
