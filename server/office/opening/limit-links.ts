import { limitRate } from '#platform/http/rate-limit.ts';
import type { Context } from '#server/core/context/context.ts';

/** Limits how often somebody tries links of the opening. Throws `too_many_requests`. */
export const limitLinks = (ctx: Context): Promise<void> =>
  limitRate(ctx, `setup:${ctx.network}`, { most: 30, windowSeconds: 60 });
