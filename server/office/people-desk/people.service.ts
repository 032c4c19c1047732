import type { User } from '#contract/people/accounts/accounts.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { people } from '#contract/office/people-desk.ts';
import { registrationTexts } from '#contract/people/accounts/registration.texts.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import { refuseStale } from '#server/core/audit/optimistic-lock.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Transaction } from '#platform/database/database.ts';
import { refusedAs, violations } from '#platform/database/refused-as.ts';
import { recordAccountEvent } from '#server/people/accounts/account-events.service.ts';
import { forgetEvents } from '#server/core/event-log/forget-events.service.ts';
import { forgetReader } from '#server/marketing/newsletter/forget-reader.service.ts';
import { forgetCustomer } from '#server/sales/coupons/forget-customer.service.ts';
import { forgetBuyer } from '#server/sales/orders/forget-buyer.service.ts';
import { hashNewPassword } from '#server/people/accounts/passwords.service.ts';
import { everybody, lockAdmins } from './people.queries.ts';
import { endSessionsOf } from '#server/people/accounts/sessions.ts';
import { changeRole, deleteUser, insertAdmin } from '#server/people/accounts/change-users.service.ts';
import { isUser, lockUser, personChanges } from '#server/people/accounts/users.service.ts';
import type { UserRow } from '#server/people/accounts/users.service.ts';

export function allPeople({ db }: Context): Promise<User[]> {
  return everybody(db);
}

/** Returns the person to change. Throws if it is the administrator who does it; says whether it is the last one. */
async function someoneElse(ctx: Context, transaction: Transaction, username: string, own: 'own_account' | 'own_role') {
  const admins = await lockAdmins(transaction);
  const person = await lockUser(transaction, isUser(username));
  if (!person) throw new ShopError('user_not_found');
  if (ctx.visitor.role === 'guest' || person.id === ctx.visitor.id) throw new ShopError(own);
  // An administrator who was just demoted by somebody else may not finish the change.
  if (!admins.includes(ctx.visitor.id)) throw new ShopError('not_allowed');
  return { person, isLastAdmin: admins.length === 1 && admins[0] === person.id };
}

/** Deletes an account, its sessions, and the personal data in its orders, which stay. Returns everybody who is left. */
export async function removePerson(ctx: Context, username: string): Promise<User[]> {
  await inTransaction(ctx.db, async (transaction) => {
    const { person, isLastAdmin } = await someoneElse(ctx, transaction, username, 'own_account');
    if (isLastAdmin) throw new ShopError('last_admin');
    await forgetBuyer(transaction, person);
    if (person.email !== null) {
      await forgetReader(transaction, ctx, { email: person.email, userId: person.id });
      await forgetCustomer(transaction, person.email);
    }
    await forgetEvents(transaction, person);
    await deleteUser(transaction, person.id);
    // The audit entry contains only the user name, because the account's other data have to be deleted and readers need
    // to know which account it was.
    await noteChange(transaction, ctx, {
      action: 'user.delete',
      subject: person.username,
      before: { rol: person.rol },
    });
  });
  return everybody(ctx.db);
}

/** Gives a person another role and ends the sessions with the old one. Throws `changed_meanwhile`. */
export function setRole(ctx: Context, { user_name, rol, version }: Input<typeof people.setRole>): Promise<User> {
  return inTransaction(ctx.db, async (transaction) => {
    const { person, isLastAdmin } = await someoneElse(ctx, transaction, user_name, 'own_role');
    const held = { present: person, subject: person.username, actions: personChanges };
    await refuseStale(transaction, version, held);
    if (person.rol === rol) return person;
    if (isLastAdmin) throw new ShopError('last_admin');
    const changed = await changeRole(transaction, person.id, rol);
    if (!changed) throw new ShopError('user_not_found');
    await endSessionsOf(transaction, person.id);
    // Administrators cannot use a social login, so a person without a password needs one.
    if (rol === 'admin' && person.passwordHash === null && person.email !== null) {
      const needed = { userId: person.id, recipient: person.email, now: ctx.clock() };
      await recordAccountEvent(transaction, 'account.password-needed', needed);
    }
    const change = { before: { rol: person.rol }, after: { rol } };
    await noteChange(transaction, ctx, { action: 'user.role', subject: person.username, ...change });
    return changed;
  });
}

/** Creates an administrator. Throws `username_taken`. */
export async function createAdmin(ctx: Context, asked: Input<typeof people.createAdmin>): Promise<User> {
  const { user_name, legajo_user, rol, user_password } = asked;
  const password = { password: user_password, path: 'user_password' };
  const passwordHash = await hashNewPassword(ctx.settings, { username: user_name, rol }, password);
  const taken = { path: 'user_name', message: registrationTexts.usernameTaken };
  const isTaken = () => new ShopError('username_taken', {}, [taken]);
  return refusedAs({ [violations.unique]: isTaken }, () =>
    inTransaction(ctx.db, async (transaction) => {
      const newcomer = { username: user_name, legajo: legajo_user, rol, passwordHash };
      const admin = await insertAdmin(transaction, newcomer);
      const after = { rol, legajo: legajo_user };
      await noteChange(transaction, ctx, { action: 'user.create-admin', subject: user_name, after });
      return admin satisfies UserRow;
    }),
  );
}
