import { ShopError } from '#contract/core/protocol/errors.ts';
import { hasAllOf, mayDo, type Permission } from '#contract/core/protocol/permissions.ts';
import type { AccountRole } from '#contract/core/protocol/staff-roles.ts';
import { accountTexts } from '#contract/people/accounts/account.texts.ts';
import { eq } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import { minuteMs } from '#contract/core/time/units.ts';
import type { Context, Visitor } from '#server/core/context/context.ts';
import { users } from './accounts.tables.ts';
import { isGuardedPassword } from './guarded-password.ts';
import { sessionStart } from './sessions.ts';
import type { UserRow } from './users.service.ts';

/**
 * The one rule of who may change whom: throws `greater_rights` unless a role has every permission of all others, which are those
 * that somebody has and is to get. Without it whoever may change people could get what only owners may do.
 */
export function refuseGreater(role: string, ...others: readonly AccountRole[]): void {
  if (others.some((other) => !hasAllOf(role, other))) throw new ShopError('greater_rights');
}

/**
 * Returns the role that the visitor has now, read by a transaction that holds whoever is changed. Throws `not_allowed` if it does
 * not have the permission any more: whose role was just taken may not finish a change.
 */
export async function presentRole(transaction: Executor, visitor: Visitor, needed: Permission): Promise<AccountRole> {
  if (visitor.role === 'guest') throw new ShopError('not_allowed');
  const [present] = await transaction.select({ rol: users.rol }).from(users).where(eq(users.id, visitor.id));
  if (!present || !mayDo(present.rol, needed)) throw new ShopError('not_allowed');
  return present.rol;
}

/** True if a role has a permission that another one lacks. */
export function isPromotion(from: AccountRole, to: AccountRole): boolean {
  return !hasAllOf(from, to);
}

/** A program that logged in by password this short a time ago has just proven it, in ms. */
const freshLoginMs = 10 * minuteMs;

/**
 * Throws `wrong_password`, at `currentPassword`, unless the visitor's own password is given: an open browser is not enough to give
 * somebody rights. A program, which has no browser that somebody may find open, may have logged in just now instead.
 */
export async function proveVisitor(ctx: Context, currentPassword: string | undefined): Promise<void> {
  const { visitor, db, token } = ctx;
  if (visitor.role === 'guest') throw new ShopError('not_logged_in');
  if (currentPassword === undefined && visitor.via === 'bearer' && token !== undefined) {
    const since = await sessionStart(db, token);
    if (since !== undefined && ctx.clock().getTime() - since.getTime() <= freshLoginMs) return;
  }
  const [user]: (UserRow | undefined)[] = await db.select().from(users).where(eq(users.id, visitor.id));
  const password = currentPassword ?? '';
  if (user && password !== '' && (await isGuardedPassword(ctx, { name: user.username, user, password }))) return;
  throw new ShopError('wrong_password', {}, [{ path: 'currentPassword', message: accountTexts.changePassword.wrong }]);
}

/** The same before somebody new gets rights. The steps of the specification have no such field, and the demonstration keeps to them. */
export async function proveForNew(ctx: Context, currentPassword: string | undefined): Promise<void> {
  if (ctx.settings.mode !== 'demo') await proveVisitor(ctx, currentPassword);
}
