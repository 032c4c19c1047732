import type { Endpoint, Role } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';

/** Returns if the endpoint names the visitor's role. Throws `not_logged_in` for guests and `not_allowed` for others. */
export function checkRole(visitor: { readonly role: Role }, { roles }: Pick<Endpoint, 'roles'>): void {
  if (roles.includes(visitor.role)) return;
  throw new ShopError(visitor.role === 'guest' ? 'not_logged_in' : 'not_allowed');
}
