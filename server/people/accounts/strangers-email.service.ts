import { ShopError } from '#contract/core/protocol/errors.ts';
import { limitRate, type Limit } from '#platform/http/rate-limit.ts';
import type { Context } from '#server/core/context/context.ts';
import { users } from './accounts.tables.ts';
import { hasEmail } from './users.service.ts';

/** The e-mails to addresses without an account that all administrators together can send: more than a shop has to. */
const limits = {
  hour: { most: 100, windowSeconds: 3600 },
  day: { most: 500, windowSeconds: 86_400 },
} as const satisfies Record<string, Limit>;

/**
 * Counts an e-mail that an administrator has sent to a typed address, if nobody here has it: whoever gets hold of one
 * administrator's session, or makes more of them, must not send to the whole world by the shop's mail server. Returns the
 * user name of whoever has the address. Throws `too_many_emails`.
 */
export async function limitStrangers(
  ctx: Pick<Context, 'db' | 'settings' | 'clock'>,
  email: string,
): Promise<string | undefined> {
  const [account] = await ctx.db.select({ username: users.username }).from(users).where(hasEmail(email));
  if (account) return account.username;
  try {
    await limitRate(ctx, 'strangers-hour:shop', limits.hour);
    await limitRate(ctx, 'strangers-day:shop', limits.day);
  } catch (error) {
    if (!(error instanceof ShopError) || error.code !== 'too_many_requests') throw error;
    const most = { hourly: limits.hour.most, daily: limits.day.most };
    throw new ShopError('too_many_emails', { ...error.values, ...most });
  }
  return undefined;
}

/**
 * Returns an address as the audit log may have it, which is kept when an account is deleted: enough to see where e-mails
 * went to, and not whose address it is.
 */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}
