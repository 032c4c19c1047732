import type { Endpoint } from '#contract/endpoint.ts';
import { ShopError } from '#contract/errors.ts';
import type { Visitor } from '../context.ts';

/** Lets a visitor pass whose role the endpoint names. Throws `not_logged_in` for guests and `not_allowed` for others. */
export function admit(visitor: Visitor, { roles }: Pick<Endpoint, 'roles'>): void {
  if (roles.includes(visitor.role)) return;
  throw new ShopError(visitor.role === 'guest' ? 'not_logged_in' : 'not_allowed');
}
