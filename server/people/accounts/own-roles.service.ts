import { asc, count, eq, sql } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Input, Output } from '#contract/core/protocol/endpoint.ts';
import { givenPermissions, ownRights } from '#contract/core/protocol/given-permissions.ts';
import type { Ranked } from '#contract/core/protocol/permissions.ts';
import { mostOwnRoles, type ListedRole, type ownRoles as calls } from '#contract/people/accounts/own-roles.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { refusedAs, violations } from '#platform/database/refused-as.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import { refuseStale } from '#server/core/audit/optimistic-lock.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { ownRoles, users } from './accounts.tables.ts';
import { changeRole } from './change-users.service.ts';
import { isPromotion, presentRights, proveVisitor, refuseGreater, rightsOfVisitor } from './changed-people.service.ts';
import { rankOf, roleMark } from './own-ranks.service.ts';
import { endSessionsOf } from './sessions.ts';

type Row = typeof ownRoles.$inferSelect;

const viewOf = (row: Row, people: number): ListedRole => ({
  ...row,
  permissions: givenPermissions.filter((one) => row.permissions.includes(one)),
  people,
});

const rankedAs = ({ rol, name, permissions }: Row): Ranked => ({ rol, ownRole: { name, permissions } });

/** What the audit log has of a role. */
const factsOf = (row: Row) => ({ name: row.name, permissions: viewOf(row, 0).permissions });

/** Returns the roles that the owner put together, by name. */
export async function listOwnRoles({ db }: Context): Promise<Output<typeof calls.list>> {
  const found = await db
    .select({ row: ownRoles, people: count(users.id) })
    .from(ownRoles)
    .leftJoin(users, eq(users.rol, ownRoles.rol))
    .groupBy(ownRoles.id)
    .orderBy(asc(sql`lower(${ownRoles.name})`));
  return { roles: found.map(({ row, people }) => viewOf(row, people)) };
}

/** Those who change roles run one after the other. Who gives a role to somebody waits only for a change of that one. */
async function holdRoles(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`lock table ${ownRoles} in share row exclusive mode`);
}

/** Creates a role. Throws `role_name_taken`, `too_many_roles`, `greater_rights`. */
export async function createOwnRole(
  ctx: Context,
  { name, permissions: given }: Input<typeof calls.create>,
): Promise<ListedRole> {
  const made = { name, permissions: ownRights(given) };
  return withFreeName(() =>
    inTransaction(ctx.db, async (transaction) => {
      await holdRoles(transaction);
      const rights = await presentRights(transaction, ctx.visitor, 'people.manage');
      const [counted] = await transaction.select({ all: count() }).from(ownRoles);
      if ((counted?.all ?? 0) >= mostOwnRoles) throw new ShopError('too_many_roles', { most: mostOwnRoles });
      const [row] = await transaction.insert(ownRoles).values(made).returning();
      if (!row) throw new Error('the role was not returned');
      refuseGreater(rights, rankedAs(row));
      await noteChange(transaction, ctx, { action: 'role.create', subject: name, after: factsOf(row) });
      return viewOf(row, 0);
    }),
  );
}

/**
 * Renames a role, or changes what it may do, for all who have it. If it gets a permission and somebody has it, those are promoted, which
 * needs the visitor's password. Throws `role_not_found`, `role_name_taken`, `greater_rights`, `wrong_password`, `changed_meanwhile`.
 */
export async function changeOwnRole(
  ctx: Context,
  { id, name, permissions: given, version, currentPassword }: Input<typeof calls.update>,
): Promise<ListedRole> {
  const asked = { name, permissions: ownRights(given) };
  const isProven = await isProvenFor(ctx, id, { to: (row) => rankedAs({ ...row, ...asked }), currentPassword });
  return withFreeName(() =>
    inTransaction(ctx.db, async (transaction) => {
      const { row, rights } = await heldRole(transaction, ctx, { id, version });
      const after = rankedAs({ ...row, ...asked });
      refuseGreater(rights, rankedAs(row), after);
      const people = await countPeople(transaction, row);
      if (!isProven && people > 0 && isPromotion(rankedAs(row), after)) throw new ShopError('wrong_password');
      const [changed] = await transaction.update(ownRoles).set(asked).where(eq(ownRoles.id, id)).returning();
      if (!changed) throw new ShopError('role_not_found');
      if (changed.version !== row.version) {
        const [before, now] = [factsOf(row), factsOf(changed)];
        await noteChange(transaction, ctx, { action: 'role.update', subject: name, before, after: now });
      }
      return viewOf(changed, people);
    }),
  );
}

/**
 * Deletes a role. Those who have it get another one, and log in anew; without one it stays (`role_in_use`). Throws `role_not_found`,
 * `greater_rights`, `wrong_password`, `changed_meanwhile`.
 */
export async function removeOwnRole(
  ctx: Context,
  { id, moveTo, version, currentPassword }: Input<typeof calls.remove>,
): Promise<ListedRole> {
  const given = moveTo && (await rankOf(ctx.db, moveTo));
  const isProven = given ? await isProvenFor(ctx, id, { to: () => given, currentPassword }) : false;
  return inTransaction(ctx.db, async (transaction) => {
    const { row, rights } = await heldRole(transaction, ctx, { id, version });
    const next = moveTo && (await rankOf(transaction, moveTo));
    if (moveTo === row.rol) throw new ShopError('role_not_found');
    refuseGreater(rights, rankedAs(row), ...(next ? [next] : []));
    const people = await transaction
      .select({ id: users.id, username: users.username })
      .from(users)
      .where(eq(users.rol, row.rol))
      .orderBy(asc(users.id))
      .for('update');
    if (people.length > 0 && next === undefined) throw new ShopError('role_in_use', { people: people.length });
    const isPromoted = next !== undefined && people.length > 0 && isPromotion(rankedAs(row), next);
    if (isPromoted && !isProven) throw new ShopError('wrong_password');
    for (const person of next ? people : []) {
      await changeRole(transaction, person.id, next?.rol ?? 'client');
      await endSessionsOf(transaction, person.id);
      const change = { before: { rol: row.name }, after: { rol: roleMark(next ?? { rol: 'client' }) } };
      await noteChange(transaction, ctx, { action: 'user.role', subject: person.username, ...change });
    }
    await transaction.delete(ownRoles).where(eq(ownRoles.id, id));
    const after = next && people.length > 0 ? { movedTo: roleMark(next) } : undefined;
    const change = { before: factsOf(row), ...(after && { after }) };
    await noteChange(transaction, ctx, { action: 'role.delete', subject: row.name, ...change });
    return viewOf(row, people.length);
  });
}

/** Returns a role that nobody else changes, deletes or gives until the transaction ends, and what the visitor may do now. */
async function heldRole(
  transaction: Transaction,
  ctx: Context,
  { id, version }: { readonly id: number; readonly version: number | undefined },
) {
  await holdRoles(transaction);
  const [row] = await transaction.select().from(ownRoles).where(eq(ownRoles.id, id)).for('update');
  if (!row) throw new ShopError('role_not_found');
  const rights = await presentRights(transaction, ctx.visitor, 'people.manage');
  const present = viewOf(row, await countPeople(transaction, row));
  await refuseStale(transaction, version, { present, subject: row.name, actions: ['role.create', 'role.update'] });
  return { row, rights };
}

async function countPeople(db: Executor, { rol }: Row): Promise<number> {
  const [counted] = await db.select({ all: count() }).from(users).where(eq(users.rol, rol));
  return counted?.all ?? 0;
}

type Promotion = { readonly to: (row: Row) => Ranked; readonly currentPassword: string | undefined };

/** Returns whether the visitor has proven that all who have a role may be promoted; false if that is not asked for. It waits for a hash. */
async function isProvenFor(ctx: Context, id: number, { to, currentPassword }: Promotion): Promise<boolean> {
  const [row] = await ctx.db.select().from(ownRoles).where(eq(ownRoles.id, id));
  if (!row) throw new ShopError('role_not_found');
  refuseGreater(rightsOfVisitor(ctx.visitor), rankedAs(row), to(row));
  if (!isPromotion(rankedAs(row), to(row)) || (await countPeople(ctx.db, row)) === 0) return false;
  await proveVisitor(ctx, currentPassword);
  return true;
}

function withFreeName<Result>(work: () => Promise<Result>): Promise<Result> {
  const isTaken = () => {
    const { detail } = new ShopError('role_name_taken');
    return new ShopError('role_name_taken', {}, [{ path: 'name', message: detail }]);
  };
  return refusedAs({ [violations.unique]: isTaken }, work);
}
