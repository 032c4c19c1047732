import { createHash } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { User } from '#contract/people/accounts/accounts.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { beginSession, hasFactor } from '../accounts/begin-session.service.ts';
import { newSecret, type Context } from '#server/core/context/context.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import {
  IdentityRefused,
  IdentityUnavailable,
  type IdentityProvider,
  type FlowSecrets,
  type Identity,
} from '#server/core/context/identity-provider.ts';
import { minuteMs } from '#contract/core/time/units.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { violations } from '#platform/database/refused-as.ts';
import { sqlState } from '#platform/database/sql-state.ts';
import { loginFlows, identities } from './social-login.tables.ts';
import { proveAddress, userOfAddress } from '../accounts/proven-address.service.ts';
import { addNewcomer } from '../accounts/newcomer.service.ts';
import { users } from '../accounts/accounts.tables.ts';
import type { UserRow } from '../accounts/users.service.ts';

const limit = { most: 60, windowSeconds: 600 } as const;

/** Starts a login at the provider. Throws `not_found` if none is configured, `identity_unavailable`. */
export async function startLogin(ctx: Context): Promise<{ url: string }> {
  const provider = providerOf(ctx);
  await limitRate(ctx, `oidc:${ctx.network}`, limit);
  const { url, ...secrets } = await provider.start().catch(asShopError);
  ctx.flow.keep(await rememberFlow(ctx.db, secrets, ctx.clock()));
  return { url };
}

/**
 * Finishes a login with the provider's answer, and starts a session. Throws `identity_refused` if the answer was not
 * requested by this browser, was used before, is late or forged, and everything that `accountOf` throws.
 */
export async function finishLogin(ctx: Context, query: string): Promise<User & { token: string }> {
  const provider = providerOf(ctx);
  await limitRate(ctx, `oidc:${ctx.network}`, limit);
  const state = new URLSearchParams(query).get('state') ?? '';
  const browserKey = ctx.flow.key;
  const secrets = browserKey && (await takeFlow(ctx.db, { state, browserKey, now: ctx.clock() }));
  if (!secrets) throw new ShopError('identity_refused');
  const identity = await provider.finish(query, secrets).catch(asShopError);
  const user = await accountOf(ctx, identity);
  ctx.flow.drop();
  return beginSession(ctx, user, 'provider');
}

function providerOf({ identity }: Context): IdentityProvider {
  if (!identity) throw new ShopError('not_found');
  return identity;
}

function asShopError(error: unknown): never {
  if (error instanceof IdentityUnavailable) throw new ShopError('identity_unavailable');
  throw error instanceof IdentityRefused ? new ShopError('identity_refused') : error;
}

/** How long a person may take at the provider, in ms. */
const lifetimeMs = 10 * minuteMs;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** Stores a login that starts, and returns the key for its browser's cookie. */
async function rememberFlow(db: Executor, { state, nonce, verifier }: FlowSecrets, now: Date): Promise<string> {
  const browserKey = newSecret();
  await db.delete(loginFlows).where(lt(loginFlows.expiresAt, now));
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await db
    .insert(loginFlows)
    .values({ stateHash: hashOf(state), browserHash: hashOf(browserKey), nonce, verifier, expiresAt });
  return browserKey;
}

/** Returns and deletes the login that this browser started; undefined if there is none. */
async function takeFlow(
  db: Executor,
  { state, browserKey, now }: { readonly state: string; readonly browserKey: string; readonly now: Date },
): Promise<FlowSecrets | undefined> {
  const [taken] = await db
    .delete(loginFlows)
    .where(
      and(
        eq(loginFlows.stateHash, hashOf(state)),
        eq(loginFlows.browserHash, hashOf(browserKey)),
        gt(loginFlows.expiresAt, now),
      ),
    )
    .returning();
  return taken && { state, nonce: taken.nonce, verifier: taken.verifier };
}

/** How often a unique violation is retried: the same person in two concurrent logins, or a user name that is taken. */
const attempts = 8;

/**
 * Returns the account of an identity: the one that is linked to it, the one with the same verified address, or a new
 * one. Throws `identity_unverified` without a verified address, `identity_refused` if the address is an
 * administrator's, and `identity_admin` for a linked person who became one and has no second factor: these log in by password.
 */
async function accountOf(ctx: Context, identity: Identity): Promise<UserRow> {
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
  // Who works in the shop logs in by password, or with a second factor after this one.
  const isOfStaff = linked !== undefined && linked.rol !== 'client';
  if (isOfStaff && !(await hasFactor(transaction, linked.id))) throw new ShopError('identity_admin');
  if (linked) return linked;
  const { email } = identity;
  if (email === undefined) throw new ShopError('identity_unverified');
  const present = await userOfAddress(transaction, email);
  if (present && present.rol !== 'client') throw new ShopError('identity_refused');
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
