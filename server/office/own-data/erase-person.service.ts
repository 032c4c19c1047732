import type { Transaction } from '#platform/database/database.ts';
import { allowForgetting } from '#platform/events/forget-words.ts';
import { forgetEvents, forgetNamed, forgetOrderWords } from '#server/core/event-log/forget-events.service.ts';
import { forgetReader, type Keyed } from '#server/marketing/newsletter/forget-reader.service.ts';
import { forgetAuthor } from '#server/marketing/reviews/forget-author.service.ts';
import { deleteUser } from '#server/people/accounts/change-users.service.ts';
import type { UserRow } from '#server/people/accounts/users.service.ts';
import { forgetStated } from '#server/sales/claims/forget-stated.service.ts';
import { forgetCustomer } from '#server/sales/coupons/forget-customer.service.ts';
import { forgetBuyer, forgottenEmail } from '#server/sales/orders/forget-buyer.service.ts';
import { forgetReasons } from '#server/sales/payments/forget-reasons.service.ts';
import { forgetWithdrawals } from '#server/sales/withdrawals/forget-withdrawals.service.ts';

type Erasure = {
  /**
   * Who erases: the person, whose reviews stay as by 'Cliente', or an administrator, who deletes them too and whose log says by its
   * user name which account that was.
   */
  readonly by: 'person' | 'administrator';
};

/**
 * Erases a person, whose row the caller has locked: the account with all that hangs on it, and the person's words everywhere else. What
 * the books need stays without the person: orders, payments, the tax ids of invoices, the stars and texts of reviews. It is one
 * transaction, so nothing of it is done if the process ends before.
 */
export async function erasePerson(
  transaction: Transaction,
  keyed: Keyed,
  person: UserRow,
  { by }: Erasure,
): Promise<void> {
  const { id, username } = person;
  const email = ownEmail(person, by);
  await allowForgetting(transaction);
  // While the orders are still the person's, which say what was bought.
  // Those of an account that an administrator deletes go with it: it may have written them for pay.
  if (by === 'person') await forgetAuthor(transaction, id);
  const references = await forgetBuyer(transaction, { id, email });
  await forgetReasons(transaction, references);
  await forgetOrderWords(transaction, references);
  await forgetReader(transaction, keyed, { email, userId: id });
  if (email !== null) {
    await forgetCustomer(transaction, email);
    await forgetStated(transaction, email);
    await forgetWithdrawals(transaction, email);
  }
  const alias = by === 'person' ? `eliminado-${id}` : undefined;
  await forgetNamed(transaction, { username, email, alias, noEmail: forgottenEmail });
  await forgetEvents(transaction, { id, email });
  await deleteUser(transaction, id);
}

/**
 * The address whose traces outside of the account are the person's too, such as orders without a login. Nobody erases them by
 * registering with somebody else's address: until it is proven, only an administrator does.
 */
export function ownEmail(
  { email, emailVerifiedAt }: Pick<UserRow, 'email' | 'emailVerifiedAt'>,
  by: Erasure['by'],
): string | null {
  return by === 'administrator' || emailVerifiedAt !== null ? email : null;
}
