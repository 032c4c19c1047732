import { sql } from 'drizzle-orm';
import { ShopError } from '#contract/errors.ts';
import type { Context } from '../context.ts';

export type Limit = { readonly most: number; readonly windowSeconds: number };

/**
 * Counts one use of `key` and throws `too_many_requests` with the seconds to wait when it is one too many in the
 * window. The counters live in the database, so all processes of the shop count together.
 */
export async function limitRate(ctx: Context, key: string, { most, windowSeconds }: Limit): Promise<void> {
  if (!ctx.settings.rateLimits) return;
  const now = ctx.clock();
  const oldest = new Date(now.getTime() - windowSeconds * 1000);
  const { rows } = await ctx.db.execute<{ count: number; window_start: Date }>(sql`
    insert into rate_limits as counted (key, window_start, count) values (${key}, ${now.toISOString()}, 1)
    on conflict (key) do update set
      count = case when counted.window_start <= ${oldest.toISOString()} then 1 else counted.count + 1 end,
      window_start = case when counted.window_start <= ${oldest.toISOString()} then excluded.window_start else counted.window_start end
    returning count, window_start`);
  const counted = rows[0];
  if (!counted || counted.count <= most) return;
  const ends = new Date(counted.window_start).getTime() + windowSeconds * 1000;
  throw new ShopError('too_many_requests', { seconds: Math.max(1, Math.ceil((ends - now.getTime()) / 1000)) });
}

/** Forgets a count, as after a successful login. */
export async function forgetRate(ctx: Context, key: string): Promise<void> {
  await ctx.db.execute(sql`delete from rate_limits where key = ${key}`);
}
