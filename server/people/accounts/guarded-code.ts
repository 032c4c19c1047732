import { createHash } from 'node:crypto';
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { forgetCounts, limitPace, type Pauses } from '#platform/http/rate-limit.ts';
import { unsealed } from '#platform/process/sealed-text.ts';
import type { Context } from '#server/core/context/context.ts';
import { factors } from './factors.tables.ts';
import { isKnownBrowser } from './known-browsers.ts';
import { factorsOf, type FactorRow } from './own-factors.service.ts';
import { stepOfCode } from './app-codes.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { noteAccount } from './security-log.service.ts';

/** Backoff: wrong codes for one account, those of each known browser apart, so that others cannot keep an owner out. */
const pauses: Pauses = { free: 10, first: 60, longest: 900, forgottenAfter: 86_400 };

/**
 * Returns whether a code is somebody's at this moment, and uses it up. This is the only place that compares codes. A try counts before
 * anything is compared; a right one forgets the count. Throws `too_many_requests`.
 */
export async function isGuardedCode(ctx: Context, userId: number, code: string): Promise<boolean> {
  const counted = await countTry(ctx, userId);
  const isRight = /^\d{6}$/.test(code)
    ? await isAppCode(ctx, await factorsOf(ctx.db, userId), code)
    : await spendRecoveryCode(ctx.db, userId, code);
  if (isRight) await counted.forget();
  return isRight;
}

/** Counts a try to prove a second step. Throws `too_many_requests` while there were too many wrong ones. */
export async function countTry(ctx: Context, userId: number): Promise<{ readonly forget: () => Promise<void> }> {
  noteAccount(ctx.request, userId);
  const { token } = ctx.browser;
  const isKnown = token !== undefined && (await isKnownBrowser(ctx, userId));
  const key = `second-step:${userId}:${isKnown ? createHash('sha256').update(token).digest('base64url') : ''}` as const;
  await limitPace(ctx, key, pauses);
  return { forget: () => forgetCounts(ctx, [key]) };
}

async function isAppCode(ctx: Context, rows: readonly FactorRow[], code: string): Promise<boolean> {
  for (const row of rows) {
    const step = row.secret === null ? undefined : stepIn(ctx, row.secret, code);
    if (step !== undefined && (await takeStep(ctx, row.id, step))) return true;
  }
  return false;
}

/** Returns the time step of a code of an app; undefined if it is none of it. */
export function stepIn({ ownerSettings, clock }: Context, stored: string, code: string): number | undefined {
  const secret = unsealed(ownerSettings.key, stored);
  return secret === undefined ? undefined : stepOfCode(secret, code, clock());
}

/** Takes the time step of a code, once: a code that was used, or an older one, is refused. The row decides, whoever asks at once. */
async function takeStep({ db, clock }: Context, id: number, step: number): Promise<boolean> {
  const taken = await db
    .update(factors)
    .set({ lastStep: step, lastUsedAt: clock() })
    .where(and(eq(factors.id, id), isNotNull(factors.confirmedAt), lt(factors.lastStep, step)))
    .returning({ id: factors.id });
  return taken.length > 0;
}
