import { and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Input, Output } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { shopMoment } from '#contract/core/time/shop-clock.ts';
import { isStaffRole } from '#contract/core/protocol/staff-roles.ts';
import type { Factor, FactorState, secondFactor } from '#contract/people/accounts/second-factor.ts';
import { recordAccountEvent } from './account-events.service.ts';
import { sessions, users } from './accounts.tables.ts';
import { factorDuties, factors, recoveryCodes } from './factors.tables.ts';
import { factorsOf, forgetHelp, helpOf, recoveryLeft, type FactorRow } from './own-factors.service.ts';
import { endSessionsOf } from './sessions.ts';
import { dutyEnd, staffRules } from './staff-rules.service.ts';
import { lockUser, type UserRow } from './users.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { sealed } from '#platform/process/sealed-text.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { refusedAs, violations } from '#platform/database/refused-as.ts';
import { appAddress, newAppSecret } from './app-codes.ts';
import { countTry, stepIn } from './guarded-code.ts';
import { creationOptionsFor, hasPasskeys, passkeyIn } from './passkeys.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { takeSessionChallenge, keepSessionChallenge } from './session-challenge.ts';

/** How many second factors somebody has at most. */
const most = 10;

/** Returns the row of the visitor. Throws `not_logged_in` for guests. */
export async function ownRow({ db, visitor }: Context): Promise<UserRow> {
  if (visitor.role === 'guest') throw new ShopError('not_logged_in');
  const [user] = await db.select().from(users).where(eq(users.id, visitor.id));
  if (!user) throw new ShopError('not_logged_in');
  return user;
}

/** Returns the own second factors, and whether one is needed. */
export async function listFactors(ctx: Context): Promise<FactorState> {
  const user = await ownRow(ctx);
  const helpAt = await helpOf(ctx.db, user.id);
  return {
    factors: (await factorsOf(ctx.db, user.id)).map(shown),
    recoveryLeft: await recoveryLeft(ctx.db, user.id),
    hasPasskeys: hasPasskeys(ctx),
    duty: await dutyOf(ctx, user),
    helpAt: helpAt ? shopMoment(helpAt) : null,
  };
}

function shown({ id, kind, name, createdAt, lastUsedAt }: FactorRow): Factor {
  return {
    id,
    kind,
    name,
    createdAt: shopMoment(createdAt),
    lastUsedAt: lastUsedAt ? shopMoment(lastUsedAt) : null,
  };
}

async function dutyOf(ctx: Context, { id, rol }: UserRow): Promise<FactorState['duty']> {
  const rules = isStaffRole(rol) ? staffRules(ctx) : undefined;
  if (!rules) return null;
  const [asked] = await ctx.db.select().from(factorDuties).where(eq(factorDuties.userId, id));
  const until = dutyEnd(rules, asked?.askedAt ?? ctx.clock());
  return { until: shopMoment(until), isOver: until <= ctx.clock() };
}

/** Makes the secret of a new app, which waits for its first code. Throws `too_many_factors`. */
export async function startCode(ctx: Context): Promise<Output<typeof secondFactor.startCode>> {
  const user = await ownRow(ctx);
  const secret = newAppSecret();
  const row = await inTransaction(ctx.db, async (transaction) => {
    await holdFor(transaction, user.id);
    await transaction.delete(factors).where(and(eq(factors.userId, user.id), isNull(factors.confirmedAt)));
    const stored = sealed(ctx.ownerSettings.key, secret);
    const waiting = { userId: user.id, kind: 'code' as const, name: '-', createdAt: ctx.clock(), secret: stored };
    const [made] = await transaction.insert(factors).values(waiting).returning({ id: factors.id });
    return made;
  });
  if (!row) throw new Error('the new factor was not returned');
  return { id: row.id, secret, ...appAddress({ secret, shop: shop().name, username: user.username }) };
}

/** Locks the account for one more factor. Throws `too_many_factors`. */
async function holdFor(transaction: Transaction, userId: number): Promise<number> {
  await lockUser(transaction, eq(users.id, userId));
  const [counted] = await transaction
    .select({ there: count() })
    .from(factors)
    .where(and(eq(factors.userId, userId), isNotNull(factors.confirmedAt)));
  const there = counted?.there ?? 0;
  if (there >= most) throw new ShopError('too_many_factors', { most });
  return there;
}

/** Confirms an app by its first code. Returns the recovery codes if it is the first factor. Throws `factor_not_found`, `wrong_code`. */
export async function confirmCode(
  ctx: Context,
  { id, code, name }: Input<typeof secondFactor.confirmCode>,
): Promise<{ recoveryCodes: string[] }> {
  const user = await ownRow(ctx);
  const isWaiting = and(eq(factors.id, id), eq(factors.userId, user.id), isNull(factors.confirmedAt));
  const [waiting] = await ctx.db.select().from(factors).where(isWaiting);
  if (!waiting || waiting.secret === null) throw new ShopError('factor_not_found');
  const counted = await countTry(ctx, user.id);
  const step = stepIn(ctx, waiting.secret, code);
  if (step === undefined) throw wrongCode();
  await counted.forget();
  return inTransaction(ctx.db, async (transaction) => {
    const there = await holdFor(transaction, user.id);
    const now = ctx.clock();
    const confirmed = await transaction
      .update(factors)
      .set({ name, confirmedAt: now, lastUsedAt: now, lastStep: step })
      .where(isWaiting)
      .returning({ id: factors.id });
    if (confirmed.length === 0) throw new ShopError('factor_not_found');
    return added(transaction, ctx, user, there === 0);
  });
}

/** The error of a code, at its field. */
export function wrongCode(): ShopError {
  return new ShopError('wrong_code', {}, [{ path: 'code', message: new ShopError('wrong_code').detail }]);
}

/**
 * What follows when somebody got a factor: who was to lose the lost ones keeps them, and all is told. A first factor has recovery codes, and
 * ends all other sessions: they began by the password alone, whoever had it.
 */
async function added(transaction: Transaction, ctx: Context, user: UserRow, isFirst: boolean) {
  const now = ctx.clock();
  await forgetHelp(transaction, user.id);
  if (user.email !== null) {
    await recordAccountEvent(transaction, 'account.factor-added', { userId: user.id, recipient: user.email, now });
  }
  // Whoever set it up has just proven it.
  await proveSession(transaction, ctx);
  if (!isFirst) return { recoveryCodes: [] };
  await endSessionsOf(transaction, user.id, ctx.token);
  return { recoveryCodes: await renewRecoveryCodes(transaction, user.id) };
}

/** Notes that the person of this session has just proven who they are. */
export async function proveSession(db: Executor, { visitor, clock }: Context): Promise<void> {
  if (visitor.role === 'guest' || !visitor.session) return;
  await db.update(sessions).set({ provenAt: clock() }).where(eq(sessions.id, visitor.session.id));
}

/** Returns what the browser has to make for a new passkey. Throws `no_passkeys_here`, `too_many_factors`. */
export async function startPasskey(ctx: Context): Promise<Output<typeof secondFactor.startPasskey>> {
  if (!hasPasskeys(ctx)) throw new ShopError('no_passkeys_here');
  const user = await ownRow(ctx);
  const present = await factorsOf(ctx.db, user.id);
  if (present.length >= most) throw new ShopError('too_many_factors', { most });
  const options = await creationOptionsFor(ctx, user, present);
  await keepSessionChallenge(ctx, options.challenge);
  return options;
}

/** Adds a passkey. Returns the recovery codes if it is the first factor. Throws `wrong_passkey`. */
export async function confirmPasskey(
  ctx: Context,
  { made, name }: Input<typeof secondFactor.confirmPasskey>,
): Promise<{ recoveryCodes: string[] }> {
  if (!hasPasskeys(ctx)) throw new ShopError('no_passkeys_here');
  const user = await ownRow(ctx);
  const challenge = await takeSessionChallenge(ctx);
  const passkey = challenge === undefined ? undefined : await passkeyIn(ctx, made, challenge);
  if (!passkey) throw new ShopError('wrong_passkey');
  const isTaken = () => new ShopError('wrong_passkey');
  return refusedAs({ [violations.unique]: isTaken }, () =>
    inTransaction(ctx.db, async (transaction) => {
      const there = await holdFor(transaction, user.id);
      const now = ctx.clock();
      const row = { userId: user.id, kind: 'passkey' as const, name, createdAt: now, confirmedAt: now, ...passkey };
      await transaction.insert(factors).values(row);
      return added(transaction, ctx, user, there === 0);
    }),
  );
}

export async function renameFactor(ctx: Context, { id, name }: Input<typeof secondFactor.rename>): Promise<Factor> {
  const user = await ownRow(ctx);
  const [renamed] = await ctx.db
    .update(factors)
    .set({ name })
    .where(and(eq(factors.id, id), eq(factors.userId, user.id), isNotNull(factors.confirmedAt)))
    .returning();
  if (!renamed) throw new ShopError('factor_not_found');
  return shown(renamed);
}

/** Removes an own factor, and with the last one the recovery codes. Throws `factor_not_found`, `last_factor` for who needs one. */
export async function removeFactor(ctx: Context, id: number): Promise<{ removed: boolean }> {
  const user = await ownRow(ctx);
  const isNeeded = (await dutyOf(ctx, user)) !== null;
  await inTransaction(ctx.db, async (transaction) => {
    await lockUser(transaction, eq(users.id, user.id));
    const removed = await transaction
      .delete(factors)
      .where(and(eq(factors.id, id), eq(factors.userId, user.id)))
      .returning({ confirmedAt: factors.confirmedAt });
    if (removed.length === 0) throw new ShopError('factor_not_found');
    const left = await factorsOf(transaction, user.id);
    if (left.length === 0 && isNeeded) throw new ShopError('last_factor');
    if (left.length === 0) await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
    if (user.email === null || removed[0]?.confirmedAt === null) return;
    const told = { userId: user.id, recipient: user.email, now: ctx.clock() };
    await recordAccountEvent(transaction, 'account.factor-removed', told);
  });
  return { removed: true };
}

/** Replaces the own recovery codes. Throws `factor_not_found` for who has no factor. */
export async function newRecoveryCodes(ctx: Context): Promise<{ recoveryCodes: string[] }> {
  const user = await ownRow(ctx);
  return inTransaction(ctx.db, async (transaction) => {
    await lockUser(transaction, eq(users.id, user.id));
    if ((await factorsOf(transaction, user.id)).length === 0) throw new ShopError('factor_not_found');
    return { recoveryCodes: await renewRecoveryCodes(transaction, user.id) };
  });
}
