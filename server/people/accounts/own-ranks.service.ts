import { eq } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Ranked } from '#contract/core/protocol/permissions.ts';
import { isOwnRole, type AccountRole } from '#contract/core/protocol/staff-roles.ts';
import type { Executor } from '#platform/database/database.ts';
import { ownRoles } from './accounts.tables.ts';

/**
 * Returns a role with what it may do now. In a transaction one of the owner's own is held: nobody changes or deletes it until the
 * transaction ends. Throws `role_not_found`.
 */
export async function rankOf(db: Executor, rol: AccountRole): Promise<Ranked> {
  if (!isOwnRole(rol)) return { rol, ownRole: null };
  const { name, permissions } = ownRoles;
  const [found] = await db.select({ name, permissions }).from(ownRoles).where(eq(ownRoles.rol, rol)).for('share');
  if (!found) throw new ShopError('role_not_found');
  return { rol, ownRole: found };
}

/** Returns how the audit log names a role: one of the owner's own by its name at that time. */
export function roleMark({ rol, ownRole }: Ranked): string {
  return ownRole?.name ?? rol;
}
