import { createHash } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { and, eq } from 'drizzle-orm';
import { composed } from '#contract/core/fields/composed.ts';
import type { Context } from '#server/core/context/context.ts';
import { forgetCounts, limitPace, limitRate, uncount, type Limit, type Pauses } from '#platform/http/rate-limit.ts';
import { users } from './accounts.tables.ts';
import { isKnownBrowser } from './known-browsers.ts';
import { hashOf } from './passwords.service.ts';
import { noteAccount } from './security-log.service.ts';

/** Rate limit: wrong passwords from one network, for any account. */
const ofNetwork: Limit = { most: 100, windowSeconds: 900 };

/** Rate limit: wrong passwords for one account from one network. Its owner on another network is not blocked. */
const ofPair: Limit = { most: 10, windowSeconds: 900 };

/** Backoff: wrong passwords for one account from any network, except from its known browsers. */
const ofAccount: Pauses = { free: 20, first: 60, longest: 900, forgottenAfter: 86_400 };

/** Backoff: wrong passwords from a known client: a known browser, an open session, or the link in an e-mail. */
const ofKnown: Pauses = { free: 10, first: 60, longest: 900, forgottenAfter: 86_400 };

/** `user` is undefined if the given name has no account; this takes the same time and counts in the same way. */
type Guess = {
  readonly name: string;
  readonly user: { readonly id: number; readonly passwordHash: string | null } | undefined;
  readonly password: string;
  /** The token of a link that was sent to the account's owner. */
  readonly link?: string;
};

/**
 * Returns whether a password is the account's. This is the only place that compares passwords, and it is rate limited.
 * A wrong password counts for the account and for the network; known clients are counted apart, so that strangers
 * cannot lock an owner out. A right one does not count. Throws `too_many_requests`, before any hash is computed.
 */
export async function isGuardedPassword(ctx: Context, guess: Guess): Promise<boolean> {
  if (guess.user) noteAccount(ctx.request, guess.user.id);
  const known = await knownAs(ctx, guess);
  const counted = known === undefined ? await countStranger(ctx, guess) : await countKnown(ctx, known);
  const isRight = await isPasswordOf(ctx, guess);
  if (isRight) await counted.undo();
  return isRight;
}

/**
 * Compares the password with composed accents; if that fails and it was typed otherwise, once as it was typed: so were all hashes
 * that were stored before passwords were composed. Such a hash is then replaced, so that both forms are right from now on.
 */
async function isPasswordOf({ db }: Context, { user, password }: Guess): Promise<boolean> {
  const passwordHash = user?.passwordHash ?? (await nobody);
  const isSomebody = typeof user?.passwordHash === 'string';
  const plain = composed(password);
  if (await verify(passwordHash, plain)) return isSomebody;
  if (plain === password || !(await verify(passwordHash, password)) || !user || !isSomebody) return false;
  const anew = await hashOf(password);
  const isSame = and(eq(users.id, user.id), eq(users.passwordHash, passwordHash));
  await db.update(users).set({ passwordHash: anew }).where(isSame);
  return true;
}

/** A counted guess, and how to undo the count. */
type CountedGuess = { readonly undo: () => Promise<void> };

// The hash that is compared for a user who does not exist, so that the response time reveals nothing (timing attack).
const nobody = hashOf('nobody has this password');

const shortHash = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Returns the counter key of a known client; undefined for a stranger. */
async function knownAs(ctx: Context, { user, link }: Guess): Promise<string | undefined> {
  if (!user) return undefined;
  if (link !== undefined) return `${user.id}:${shortHash(link)}`;
  const isOwn = ctx.visitor.role !== 'guest' && ctx.visitor.id === user.id;
  if (isOwn && ctx.token !== undefined) return `${user.id}:${shortHash(ctx.token)}`;
  const isKnown = await isKnownBrowser(ctx, user.id);
  return isKnown && ctx.browser.token !== undefined ? `${user.id}:${shortHash(ctx.browser.token)}` : undefined;
}

async function countKnown(ctx: Context, known: string): Promise<CountedGuess> {
  const key = `guess-known:${known}` as const;
  await limitPace(ctx, key, ofKnown);
  return { undo: () => forgetCounts(ctx, [key]) };
}

async function countStranger(ctx: Context, { name, user }: Guess): Promise<CountedGuess> {
  // By the account's number if there is one: an account has a name and an address, and guesses by both count together.
  const whose = user ? `#${user.id}` : `name ${name.trim().toLowerCase()}`;
  const network = `guess-network:${ctx.network}` as const;
  const pair = `guess-pair:${ctx.network} ${whose}` as const;
  const account = `guess-account:${whose}` as const;
  await limitRate(ctx, network, ofNetwork);
  try {
    await limitRate(ctx, pair, ofPair);
  } catch (error) {
    await uncount(ctx, [network]);
    throw error;
  }
  try {
    await limitPace(ctx, account, ofAccount);
  } catch (error) {
    await uncount(ctx, [network, pair]);
    throw error;
  }
  return {
    async undo() {
      await uncount(ctx, [network]);
      await forgetCounts(ctx, [pair, account]);
    },
  };
}
