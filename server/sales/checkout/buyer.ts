import { ShopError } from '#contract/core/protocol/errors.ts';
import { email as emailField } from '#contract/core/fields/fields.ts';
import type { Visitor } from '#server/core/context/context.ts';

type Customer = Exclude<Visitor, { readonly role: 'guest' }>;

/** The customer who asks. Throws `admin_cannot_buy` and `not_logged_in`. */
export function customerOf(visitor: Visitor): Customer {
  if (visitor.role === 'admin') throw new ShopError('admin_cannot_buy');
  if (visitor.role === 'guest') throw new ShopError('not_logged_in');
  return visitor;
}

/** The address that an order goes to: the one on record, else the one typed for this purchase. Throws `bad_email`. */
export function buyerEmail(customer: Customer, typed: string | undefined): string {
  const email = emailField.safeParse(customer.email ?? typed);
  if (!email.success) throw new ShopError('bad_email');
  return email.data;
}
