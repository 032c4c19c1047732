import { and, count, desc, eq, isNull, lt, lte, or } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Input, Output } from '#contract/core/protocol/endpoint.ts';
import { mayDo, type Permission } from '#contract/core/protocol/permissions.ts';
import { scopes, type Scope } from '#contract/core/protocol/scopes.ts';
import { dayAfter, shopMoment, startOfShopDay } from '#contract/core/time/shop-time.ts';
import { dayMs } from '#contract/core/time/units.ts';
import { tokenPrefix, type ProgramToken, type tokens } from '#contract/people/accounts/program-tokens.ts';
import type { Executor } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { refusedAs, violations } from '#platform/database/refused-as.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import { newSecret, type Context } from '#server/core/context/context.ts';
import { programTokens, users } from './accounts.tables.ts';
import { presentRights, proveVisitor, refuseGreater } from './changed-people.service.ts';
import { hashOf } from './sessions.ts';

/** How long a token that ended or expired is listed, and kept. */
const keptMs = 90 * dayMs;

/** How many tokens can be valid at a time. */
const mostTokens = 100;

type Row = typeof programTokens.$inferSelect;

function viewOf(row: Row, maker: string, now: Date): ProgramToken {
  const { id, name, ending, perMinute, createdAt, expiresAt, lastUsedAt, endedAt } = row;
  const isOver = expiresAt !== null && expiresAt <= (endedAt ?? now);
  return {
    id,
    name,
    ending,
    scopes: scopes.filter((one) => row.scopes.includes(one)),
    perMinute,
    maker,
    state: stateOf({ endedAt, isOver }),
    createdAt: shopMoment(createdAt),
    expiresAt: expiresAt && shopMoment(expiresAt),
    lastUsedAt: lastUsedAt && shopMoment(lastUsedAt),
    endedAt: endedAt && shopMoment(endedAt),
  };
}

function stateOf({ endedAt, isOver }: Pick<Row, 'endedAt'> & { readonly isOver: boolean }): ProgramToken['state'] {
  if (isOver) return 'expired';
  return endedAt ? 'ended' : 'active';
}

/** Returns the tokens of programs, the newest first. */
export async function listTokens({ db, clock }: Context): Promise<Output<typeof tokens.list>> {
  const now = clock();
  const found = await db
    .select({ row: programTokens, maker: users.username })
    .from(programTokens)
    .innerJoin(users, eq(users.id, programTokens.userId))
    .orderBy(desc(programTokens.id));
  return { tokens: found.map(({ row, maker }) => viewOf(row, maker, now)) };
}

/**
 * Creates a token and returns its secret, of which only the hash is stored. Throws `scope_beyond` if it is to do more than the visitor
 * may.
 */
export async function createToken(
  ctx: Context,
  { currentPassword, until, ...given }: Input<typeof tokens.create>,
): Promise<Output<typeof tokens.create>> {
  await proveVisitor(ctx, currentPassword);
  const { visitor, clock } = ctx;
  if (visitor.role === 'guest') throw new ShopError('not_allowed');
  const now = clock();
  const expiresAt = until === null ? null : startOfShopDay(dayAfter(until, 1));
  if (expiresAt && expiresAt <= now) throw refusedAt('until', 'day_is_over');
  const secret = `${tokenPrefix}${newSecret()}`;
  const token = { tokenHash: hashOf(secret), ending: secret.slice(-4), ...given, createdAt: now, expiresAt };
  const isTaken = () => refusedAt('name', 'token_name_taken');
  const create = () =>
    inTransaction(ctx.db, async (transaction) => {
      // Whoever takes the role away at this moment waits, and ends this token too.
      await transaction.select({ id: users.id }).from(users).where(eq(users.id, visitor.id)).for('share');
      const rights = await presentRights(transaction, visitor, 'programs.manage');
      refuseBeyond(rights, given.scopes);
      await endExpired(transaction, now);
      if ((await countValid(transaction)) >= mostTokens) throw new ShopError('too_many_tokens');
      const [made] = await transaction
        .insert(programTokens)
        .values({ ...token, userId: visitor.id })
        .returning();
      if (!made) throw new Error('the token was not returned');
      const { name, scopes: asked, perMinute } = given;
      await noteChange(transaction, ctx, {
        action: 'token.create',
        subject: name,
        after: { scopes: asked, perMinute, ...(until !== null && { lastDay: until }) },
      });
      return made;
    });
  const row = await refusedAs({ [violations.unique]: isTaken }, create);
  return { secret, token: viewOf(row, visitor.username, now) };
}

/** Throws `scope_beyond` for a token that is to do more than its maker may. */
export function refuseBeyond(rights: readonly Permission[], asked: readonly Scope[]): void {
  if (!asked.every((scope) => mayDo(rights, scope))) throw refusedAt('scopes', 'scope_beyond');
}

function refusedAt(path: string, code: 'scope_beyond' | 'day_is_over' | 'token_name_taken'): ShopError {
  const { detail } = new ShopError(code);
  return new ShopError(code, {}, [{ path, message: detail }]);
}

/** What expired has ended, so that its name is free again. */
async function endExpired(transaction: Executor, now: Date): Promise<void> {
  await transaction
    .update(programTokens)
    .set({ endedAt: programTokens.expiresAt })
    .where(and(isNull(programTokens.endedAt), lte(programTokens.expiresAt, now)));
}

async function countValid(db: Executor): Promise<number> {
  const [counted] = await db.select({ valid: count() }).from(programTokens).where(isNull(programTokens.endedAt));
  return counted?.valid ?? 0;
}

/** Ends a token. Throws `greater_rights` for one of somebody with more rights, and `token_not_found`. One that ended stays as it is. */
export async function endToken(ctx: Context, id: number): Promise<ProgramToken> {
  const { db, clock, visitor } = ctx;
  return inTransaction(db, async (transaction) => {
    const [found] = await transaction
      .select({ row: programTokens, maker: users })
      .from(programTokens)
      .innerJoin(users, eq(users.id, programTokens.userId))
      .where(eq(programTokens.id, id))
      .for('update', { of: programTokens });
    if (!found) throw new ShopError('token_not_found');
    const { row, maker } = found;
    refuseGreater(await presentRights(transaction, visitor, 'programs.manage'), maker);
    const now = clock();
    if (row.endedAt) return viewOf(row, maker.username, now);
    await transaction.update(programTokens).set({ endedAt: now }).where(eq(programTokens.id, id));
    await noteChange(transaction, ctx, { action: 'token.end', subject: row.name });
    return viewOf({ ...row, endedAt: now }, maker.username, now);
  });
}

/** Deletes tokens that ended or expired long ago. */
export async function sweepTokens(db: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs);
  await db.delete(programTokens).where(or(lt(programTokens.endedAt, before), lt(programTokens.expiresAt, before)));
}
