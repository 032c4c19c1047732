import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Context } from '../context/context.ts';
import { forgetCounts, limitPace, limitRate, uncount } from '#platform/http/rate-limit.ts';
import type { Limit, Pauses } from '#platform/http/rate-limit.ts';
import { isKnownBrowser } from './known-browsers.ts';
import { hashCost } from './passwords.service.ts';

/** Wrong passwords from one network, whatever the account. */
const ofNetwork: Limit = { most: 100, windowSeconds: 900 };

/** Wrong passwords for one account from one network; its owner elsewhere is not stopped. */
const ofPair: Limit = { most: 10, windowSeconds: 900 };

/** Wrong passwords for one account, wherever they come from, but for the browsers that its owner is known by. */
const ofAccount: Pauses = { free: 20, first: 60, longest: 900, forgottenAfter: 86_400 };

/** Wrong passwords of somebody known: by the browser, the open session, or the link of a letter. */
const ofKnown: Pauses = { free: 10, first: 60, longest: 900, forgottenAfter: 86_400 };

/** `user` is undefined where the name that was given has no account, which takes as long and counts alike. */
type Guess = {
  readonly name: string;
  readonly user: { readonly id: number; readonly passwordHash: string | null } | undefined;
  readonly password: string;
  /** The token of a link that was sent to the account's owner. */
  readonly link?: string;
};

/**
 * Returns whether a password is an account's: the one way to find out. A wrong one counts for the account and for the
 * network it came from; who is known counts apart, so that strangers cannot keep an owner out. What was right does not
 * count. Throws `too_many_requests`, before any hash is computed.
 */
export async function isGuardedPassword(ctx: Context, guess: Guess): Promise<boolean> {
  const known = await knownAs(ctx, guess);
  const counted = known === undefined ? await countStranger(ctx, guess) : await countKnown(ctx, known);
  const passwordHash = guess.user?.passwordHash;
  const isRight = (await verify(passwordHash ?? (await nobody), guess.password)) && typeof passwordHash === 'string';
  if (isRight) await counted.forgive();
  return isRight;
}

/** A guess that was counted, and how to take it back. */
type CountedGuess = { readonly forgive: () => Promise<void> };

// What is checked for a user who does not exist, so that the time does not tell.
const nobody = hash('nobody has this password', hashCost);

const shortHash = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** What the asker of a guess is known by; undefined for a stranger. */
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
  return { forgive: () => forgetCounts(ctx, [key]) };
}

async function countStranger(ctx: Context, { name, user }: Guess): Promise<CountedGuess> {
  // By number where there is an account: it has a name and an address, and both count together.
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
    async forgive() {
      await uncount(ctx, [network]);
      await forgetCounts(ctx, [pair, account]);
    },
  };
}
