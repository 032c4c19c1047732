import type { Context } from '../context.ts';
import { forgetRate, limitRate } from '../http/rate-limit.ts';
import { isPassword } from './passwords.service.ts';

/** Ten wrong passwords for one account from one address in a quarter of an hour; the owner elsewhere is not locked out. */
const tries = { most: 10, windowSeconds: 900 } as const;

type Account = { readonly username: string; readonly passwordHash: string | null | undefined };

/**
 * Whether a password is an account's, wherever one is asked for. `passwordHash` is undefined for an account that does
 * not exist, which takes as long and counts alike. Throws `too_many_requests` after ten wrong ones.
 */
export async function isGuardedPassword(
  ctx: Context,
  { username, passwordHash }: Account,
  password: string,
): Promise<boolean> {
  const key = `password:${ctx.ip}:${username.toLowerCase()}`;
  await limitRate(ctx, key, tries);
  const isRight = await isPassword(passwordHash, password);
  if (isRight) await forgetRate(ctx, key);
  return isRight;
}
