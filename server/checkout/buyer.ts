import { eq } from 'drizzle-orm';
import { ShopError } from '#contract/errors.ts';
import { email as emailField } from '#contract/fields.ts';
import { users } from '../accounts/accounts.tables.ts';
import type { Executor } from '../database/database.ts';
import type { Visitor } from '../context.ts';

/** The number of the customer who asks. Throws `admin_cannot_buy` and `not_logged_in`. */
export function customerId(visitor: Visitor): number {
  if (visitor.role === 'admin') throw new ShopError('admin_cannot_buy');
  if (visitor.role === 'guest') throw new ShopError('not_logged_in');
  return visitor.id;
}

/** The address that an order goes to: the one on record, else the one typed for this purchase. Throws `bad_email`. */
export async function buyerEmail(db: Executor, userId: number, typed: string | undefined): Promise<string> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const email = emailField.safeParse(user?.email ?? typed);
  if (!email.success) throw new ShopError('bad_email');
  return email.data;
}
