import { ShopError } from '#contract/core/protocol/errors.ts';
import { permissions, rolesOf } from '#contract/core/protocol/permissions.ts';
import type { Gate, PermissionTable, Role } from '#contract/core/protocol/permissions.ts';

/**
 * Returns if the endpoint names the visitor's role, or a permission that the role has. Throws `not_logged_in` for guests and
 * `not_allowed` for others.
 */
export function checkRole(visitor: { readonly role: Role }, gate: Gate, table: PermissionTable = permissions): void {
  if (rolesOf(gate, table).includes(visitor.role)) return;
  throw new ShopError(visitor.role === 'guest' ? 'not_logged_in' : 'not_allowed');
}
