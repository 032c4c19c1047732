import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { inArray, lt, sql } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { dayMs } from '#contract/core/time/units.ts';
import type { Database, Executor } from '../database/database.ts';
import { prepared, preparedSql, type Given } from '../database/prepared.ts';
import { rateLimits } from './rate-limit.tables.ts';

type Counting = {
  readonly db: Database;
  readonly settings: { readonly rateLimits: boolean };
  readonly clock: () => Date;
};

/** What is counted, and for which client: 'purpose:who'. */
type Key = `${string}:${string | number}`;

export type Limit = { readonly most: number; readonly windowSeconds: number };

/** Returns the stored key, a hash, so that no name or address can be read from it. */
function kept(key: Key): string {
  return `${key.split(':', 1).join('')}:${createHash('sha256').update(key).digest('base64url')}`;
}

function tooMany(seconds: number): ShopError {
  return new ShopError('too_many_requests', { seconds: Math.max(1, Math.ceil(seconds)) });
}

/**
 * Rate limit: counts one use of `key`. Throws `too_many_requests` with the seconds to wait when the window already has
 * `most`. The counters live in the database, so all processes of the shop share them.
 */
export async function limitRate(ctx: Counting, key: Key, { most, windowSeconds }: Limit): Promise<void> {
  if (!ctx.settings.rateLimits) return;
  const now = ctx.clock();
  const oldest = new Date(now.getTime() - windowSeconds * 1000).toISOString();
  const [counted] = await countUse(ctx.db, { key: kept(key), now: now.toISOString(), oldest });
  if (!counted || counted.count <= most) return;
  const ends = new Date(counted.window_start).getTime() + windowSeconds * 1000;
  throw tooMany((ends - now.getTime()) / 1000);
}

type Use = Readonly<Record<'key' | 'now' | 'oldest', string>>;

const countUse = preparedSql<{ readonly count: number; readonly window_start: Date }, Use>(
  (given) => sql`
    insert into rate_limits as counted (key, window_start, count) values (${given('key')}, ${given('now')}, 1)
    on conflict (key) do update set
      count = case when counted.window_start <= ${given('oldest')} then 1 else counted.count + 1 end,
      window_start = case when counted.window_start <= ${given('oldest')} then excluded.window_start else counted.window_start end
    returning count, window_start`,
);

/** In seconds; `free` tries have no pause, and each one after them doubles it (exponential backoff). */
export type Pauses = {
  readonly free: number;
  readonly first: number;
  readonly longest: number;
  readonly forgottenAfter: number;
};

/**
 * Counts one try of `key`. Throws `too_many_requests` during the pause after the last one. A rejected try does not
 * extend the pause.
 */
export async function limitPace(ctx: Counting, key: Key, pauses: Pauses): Promise<void> {
  if (!ctx.settings.rateLimits) return;
  const now = sql`${ctx.clock().toISOString()}::timestamptz`;
  const { free, first, longest, forgottenAfter } = pauses;
  const pause = sql`least(${longest}::int, ${first}::int * power(2, least(counted.count - ${free}::int, 30)))`;
  const ends = sql`counted.window_start + interval '1 second' * ${pause}`;
  const forgotten = sql`counted.window_start + interval '1 second' * ${forgottenAfter}::int <= ${now}`;
  // Of concurrent tries, the one that is counted last may have read the clock first.
  const { rows: admitted } = await ctx.db.execute(sql`
    insert into rate_limits as counted (key, window_start, count) values (${kept(key)}, ${now}, 1)
    on conflict (key) do update set
      count = case when ${forgotten} then 1 else counted.count + 1 end,
      window_start = greatest(counted.window_start, excluded.window_start)
    where counted.count < ${free}::int or ${ends} <= ${now}
    returning count`);
  if (admitted.length > 0) return;
  const { rows } = await ctx.db.execute<{ seconds: number }>(
    sql`select extract(epoch from ${ends} - ${now})::float8 as seconds from rate_limits counted where key = ${kept(key)}`,
  );
  throw tooMany(rows[0]?.seconds ?? 1);
}

/** Takes back one use, for a request that should not count. */
export async function uncount(ctx: Counting, keys: readonly Key[]): Promise<void> {
  if (!ctx.settings.rateLimits || keys.length === 0) return;
  await takeBack(ctx.db, { keys: keys.map(kept) });
}

const takeBack = prepared((db, given: Given<{ keys: readonly string[] }>) =>
  db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(sql`${rateLimits.key} = any(${given('keys')}::text[])`),
);

/** Deletes counters, as after a successful login. */
export async function forgetCounts(ctx: Counting, keys: readonly Key[]): Promise<void> {
  if (!ctx.settings.rateLimits) return;
  await ctx.db.delete(rateLimits).where(inArray(rateLimits.key, keys.map(kept)));
}

/** Deletes expired counters: no window and no pause is longer than a day. */
export async function sweepRateLimits(db: Executor, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, new Date(now.getTime() - dayMs)));
}

/**
 * Returns the network that counts as one visitor in rate limits: an IPv4 address as it is, also when written as IPv6
 * (RFC 4291, section 2.5.5.2); of an IPv6 address its /64, all of which belongs to one connection.
 */
export function networkOf(address: string): string {
  const bare = withoutPort(address.trim()).replace(/%.*$/, '').toLowerCase();
  if (isIP(bare) !== 6) return bare;
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  const bytes = groups.slice(6).flatMap((group) => [group >> 8, group & 0xff]);
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return isMapped ? bytes.join('.') : `${prefix.join(':')}::/64`;
}

/** Some proxies append the port of a connection to its address. */
function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(address);
  return bracketed?.[1] ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

/** Returns the eight numbers of an IPv6 address in any notation: the URL parser normalizes it. */
function groupsOf(address: string): number[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = [], after = []] = canonical.split('::').map(numbersOf);
  const zeros = Array<number>(8 - before.length - after.length).fill(0);
  return [...before, ...zeros, ...after];
}

function numbersOf(part: string): number[] {
  return part
    .split(':')
    .filter(Boolean)
    .map((group) => Number.parseInt(group, 16));
}
