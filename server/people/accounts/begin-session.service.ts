import { and, eq, isNotNull } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { isStaffRole } from '#contract/core/protocol/staff-roles.ts';
import type { User } from '#contract/people/accounts/accounts.ts';
import type { Context } from '#server/core/context/context.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { recordEvent } from '#server/core/event-log/record-event.service.ts';
import { dropErasure } from './account-closing.service.ts';
import { deviceWords } from './device-words.ts';
import { factorDuties, factors } from './factors.tables.ts';
import { beginHalfLogin } from './half-logins.ts';
import { hasKnownBrowsers, isKnownBrowser, rememberBrowser } from './known-browsers.ts';
import { noteAccount, tellLogin, type Proof } from './security-log.service.ts';
import { areShort, endSession, startSession } from './sessions.ts';
import { staffRules } from './staff-rules.service.ts';
import type { UserRow } from './users.service.ts';

/** True if somebody has a second factor. */
export async function hasFactor(db: Executor, userId: number): Promise<boolean> {
  const found = await db
    .select({ id: factors.id })
    .from(factors)
    .where(and(eq(factors.userId, userId), isNotNull(factors.confirmedAt)))
    .limit(1);
  return found.length > 0;
}

/**
 * Starts a session for somebody who did the first step of a login, whatever it was. Throws `second_step_needed` if the account has a
 * second factor: the browser can do the second step then.
 */
export async function beginSession(ctx: Context, user: UserRow, by: Proof): Promise<User & { token: string }> {
  if (await hasFactor(ctx.db, user.id)) {
    await beginHalfLogin(ctx, user.id);
    noteAccount(ctx.request, user.id);
    throw new ShopError('second_step_needed');
  }
  return openSession(ctx, user, by);
}

/**
 * Starts a session for somebody who did all steps of a login: ends the browser's previous session, sets the cookie of the new one, and
 * remembers the browser as known. An account that was closed to be erased is kept: its owner is here. `first` runs in the same
 * transaction, before all else.
 */
export async function openSession(
  ctx: Context,
  user: UserRow,
  by: Proof,
  first?: (transaction: Transaction) => Promise<void>,
): Promise<User & { token: string }> {
  if (ctx.token) await endSession(ctx.db, ctx.token);
  const now = ctx.clock();
  const rules = staffRules(ctx);
  const device = deviceWords(ctx.request.headers);
  const isNew = await isNewDevice(ctx, user);
  const { token, expiresAt } = await inTransaction(ctx.db, async (transaction) => {
    await first?.(transaction);
    // First the session: it waits for whoever closes the account at this moment, and the closing is then seen.
    const started = await startSession(transaction, user.id, now, { device, isShort: areShort(user.rol, rules) });
    await dropErasure(transaction, user.id, now);
    if (rules && isStaffRole(user.rol)) await askForFactor(transaction, user.id, now);
    if (isNew && user.email !== null) {
      const data = { userId: user.id, recipient: user.email, device };
      await recordEvent(transaction, {
        at: now,
        kind: 'account.new-device',
        subject: String(user.id),
        actor: 'visitor',
        data,
      });
    }
    return started;
  });
  ctx.session.keep(token, expiresAt);
  await rememberBrowser(ctx, user.id);
  tellLogin(ctx, user.id, by);
  return { ...user, token };
}

/** From the first login on, somebody who works in the shop has some days for a second factor. */
async function askForFactor(transaction: Executor, userId: number, now: Date): Promise<void> {
  await transaction.insert(factorDuties).values({ userId, askedAt: now }).onConflictDoNothing();
}

/**
 * True if the owner is to be told of this login: the account was used before, never from this browser. A demonstration tells nobody, so
 * that its outbox has what the specification says.
 */
async function isNewDevice(ctx: Context, { id }: UserRow): Promise<boolean> {
  if (staffRules(ctx) === undefined) return false;
  return (await hasKnownBrowsers(ctx.db, id)) && !(await isKnownBrowser(ctx, id));
}
