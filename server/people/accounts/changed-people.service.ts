import { ShopError } from '#contract/core/protocol/errors.ts';
import { hasAllOf, mayDo, rightsOf, type Permission, type Ranked } from '#contract/core/protocol/permissions.ts';
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
 * The one rule of who may change whom: throws `greater_rights` unless somebody has every permission of all others, which are the roles
 * that a person has and is to get. Without it whoever may change people could get what only owners may do.
 */
export function refuseGreater(rights: readonly Permission[], ...others: readonly Ranked[]): void {
  if (others.some((other) => !hasAllOf(rights, rightsOf(other)))) throw new ShopError('greater_rights');
}

/** What a visitor may do, as the request began; nothing for a guest. */
export function rightsOfVisitor(visitor: Visitor): readonly Permission[] {
  return visitor.role === 'guest' ? [] : visitor.rights;
}

/**
 * Returns what the visitor may do now, read by a transaction that holds whoever is changed. Throws `not_allowed` without the
 * permission: whose role was just taken, or changed, may not finish a change.
 */
export async function presentRights(
  transaction: Executor,
  visitor: Visitor,
  needed: Permission,
): Promise<readonly Permission[]> {
  if (visitor.role === 'guest') throw new ShopError('not_allowed');
  const { rol, ownRole } = users;
  const [present] = await transaction.select({ rol, ownRole }).from(users).where(eq(users.id, visitor.id));
  const rights = present ? rightsOf(present) : [];
  if (!mayDo(rights, needed)) throw new ShopError('not_allowed');
  return rights;
}

/** True if a role has a permission that another one lacks. */
export function isPromotion(from: Ranked, to: Ranked): boolean {
  return !hasAllOf(rightsOf(from), rightsOf(to));
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
