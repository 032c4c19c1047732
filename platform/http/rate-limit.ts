import { createHash } from 'node:crypto';
import { inArray, lt, sql } from 'drizzle-orm';
import { ShopError } from '#contract/errors.ts';
import type { Database, Executor } from '../database/database.ts';
import { rateLimits } from './rate-limit.tables.ts';

type Counting = {
  readonly db: Database;
  readonly settings: { readonly rateLimits: boolean };
  readonly clock: () => Date;
};

/** What is counted, and for whom: 'purpose:who'. */
type Key = `${string}:${string | number}`;

export type Limit = { readonly most: number; readonly windowSeconds: number };

/** The key as it is kept: nobody reads a name or an address from it. */
function kept(key: Key): string {
  return `${key.split(':', 1).join('')}:${createHash('sha256').update(key).digest('base64url')}`;
}

function tooMany(seconds: number): ShopError {
  return new ShopError('too_many_requests', { seconds: Math.max(1, Math.ceil(seconds)) });
}

/**
 * Counts one use of `key` and throws `too_many_requests` with the seconds to wait when it is one too many in the
 * window. The counters live in the database, so all processes of the shop count together.
 */
export async function limitRate(ctx: Counting, key: Key, { most, windowSeconds }: Limit): Promise<void> {
  if (!ctx.settings.rateLimits) return;
  const now = ctx.clock();
  const oldest = new Date(now.getTime() - windowSeconds * 1000);
  const { rows } = await ctx.db.execute<{ count: number; window_start: Date }>(sql`
    insert into rate_limits as counted (key, window_start, count) values (${kept(key)}, ${now.toISOString()}, 1)
    on conflict (key) do update set
      count = case when counted.window_start <= ${oldest.toISOString()} then 1 else counted.count + 1 end,
      window_start = case when counted.window_start <= ${oldest.toISOString()} then excluded.window_start else counted.window_start end
    returning count, window_start`);
  const counted = rows[0];
  if (!counted || counted.count <= most) return;
  const ends = new Date(counted.window_start).getTime() + windowSeconds * 1000;
  throw tooMany((ends - now.getTime()) / 1000);
}

/** In seconds; `free` tries go without a pause, and each one after them doubles it. */
export type Pauses = {
  readonly free: number;
  readonly first: number;
  readonly longest: number;
  readonly forgottenAfter: number;
};

/**
 * Counts one try of `key` and throws `too_many_requests` while the pause after the last one runs. A try that is refused
 * does not make the pause longer.
 */
export async function limitPace(ctx: Counting, key: Key, pauses: Pauses): Promise<void> {
  if (!ctx.settings.rateLimits) return;
  const now = sql`${ctx.clock().toISOString()}::timestamptz`;
  const { free, first, longest, forgottenAfter } = pauses;
  const pause = sql`least(${longest}::int, ${first}::int * power(2, least(counted.count - ${free}::int, 30)))`;
  const ends = sql`counted.window_start + interval '1 second' * ${pause}`;
  const forgotten = sql`counted.window_start + interval '1 second' * ${forgottenAfter}::int <= ${now}`;
  // Of tries at once the one that is counted last may have looked at the clock first.
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

/** Takes one use back that turned out to be none. */
export async function uncount(ctx: Counting, keys: readonly Key[]): Promise<void> {
  if (!ctx.settings.rateLimits || keys.length === 0) return;
  await ctx.db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(inArray(rateLimits.key, keys.map(kept)));
}

/** Forgets counts, as after a successful login. */
export async function forgetCounts(ctx: Counting, keys: readonly Key[]): Promise<void> {
  if (!ctx.settings.rateLimits) return;
  await ctx.db.delete(rateLimits).where(inArray(rateLimits.key, keys.map(kept)));
}

const dayMs = 86_400_000;

/** Forgets counters that count no more: no window and no pause is longer than a day. */
export async function sweepRateLimits(db: Executor, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, new Date(now.getTime() - dayMs)));
}
