import type { User } from '#contract/people/accounts/accounts.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { AccountRole } from '#contract/core/protocol/staff-roles.ts';
import type { people } from '#contract/office/people-desk.ts';
import { registrationTexts } from '#contract/people/accounts/registration.texts.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import { refuseStale } from '#server/core/audit/optimistic-lock.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Transaction } from '#platform/database/database.ts';
import { refusedAs, violations } from '#platform/database/refused-as.ts';
import { recordAccountEvent } from '#server/people/accounts/account-events.service.ts';
import { hashNewPassword } from '#server/people/accounts/passwords.service.ts';
import { erasePerson } from '../own-data/erase-person.service.ts';
import { everybody, lockOwners } from './people.queries.ts';
import { endSessionsOf } from '#server/people/accounts/sessions.ts';
import { changeRole, insertStaff } from '#server/people/accounts/change-users.service.ts';
import {
  isPromotion,
  presentRights,
  proveForNew,
  proveVisitor,
  refuseGreater,
  rightsOfVisitor,
} from '#server/people/accounts/changed-people.service.ts';
import { rankOf, roleMark } from '#server/people/accounts/own-ranks.service.ts';
import { isUser, lockUser, personChanges, userNamed, type UserRow } from '#server/people/accounts/users.service.ts';

export function allPeople({ db }: Context): Promise<User[]> {
  return everybody(db);
}

/**
 * Returns the person to change. Throws if it is the one who does it, `greater_rights` if this person may do more, and
 * `not_allowed` if the visitor's role was just taken. Says whether it is the last owner.
 */
async function someoneElse(ctx: Context, transaction: Transaction, username: string, own: 'own_account' | 'own_role') {
  const owners = await lockOwners(transaction);
  const person = await lockUser(transaction, isUser(username));
  if (!person) throw new ShopError('user_not_found');
  if (ctx.visitor.role === 'guest' || person.id === ctx.visitor.id) throw new ShopError(own);
  const rights = await presentRights(transaction, ctx.visitor, 'people.manage');
  refuseGreater(rights, person);
  return { person, rights, isLastOwner: owners.length === 1 && owners[0] === person.id };
}

/** Deletes an account, its sessions, and the personal data in its orders, which stay. Returns everybody who is left. */
export async function removePerson(ctx: Context, username: string): Promise<User[]> {
  await inTransaction(ctx.db, async (transaction) => {
    const { person, isLastOwner } = await someoneElse(ctx, transaction, username, 'own_account');
    if (isLastOwner) throw new ShopError('last_admin');
    await erasePerson(transaction, ctx, person, { by: 'administrator' });
    // The audit entry contains only the user name, because the account's other data have to be deleted and readers need
    // to know which account it was.
    await noteChange(transaction, ctx, {
      action: 'user.delete',
      subject: person.username,
      before: { rol: roleMark(person) },
    });
  });
  return everybody(ctx.db);
}

/**
 * Gives a person another role and ends the sessions with the old one. A role that may do more than the old one needs the visitor's
 * password. Throws `user_not_found`, `own_role`, `role_not_found`, `greater_rights`, `last_admin`, `wrong_password`, `changed_meanwhile`.
 */
export async function setRole(
  ctx: Context,
  { user_name, rol, version, currentPassword }: Input<typeof people.setRole>,
): Promise<User> {
  const isProven = await isProvenFor(ctx, user_name, { rol, currentPassword });
  return inTransaction(ctx.db, async (transaction) => {
    // Before the people: whoever changes a role locks it before those who have it.
    const given = await rankOf(transaction, rol);
    const { person, rights, isLastOwner } = await someoneElse(ctx, transaction, user_name, 'own_role');
    refuseGreater(rights, given);
    const held = { present: person, subject: person.username, actions: personChanges };
    await refuseStale(transaction, version, held);
    if (person.rol === rol) return person;
    if (isLastOwner) throw new ShopError('last_admin');
    // The role that the person has became a lesser one between the question and the change, or the one that is given a greater one.
    if (!isProven && isPromotion(person, given)) throw new ShopError('wrong_password');
    const changed = await changeRole(transaction, person.id, rol);
    if (!changed) throw new ShopError('user_not_found');
    await endSessionsOf(transaction, person.id);
    // Who works in the shop cannot use a social login, so a person without a password needs one.
    if (rol !== 'client' && person.passwordHash === null && person.email !== null) {
      const needed = { userId: person.id, recipient: person.email, now: ctx.clock() };
      await recordAccountEvent(transaction, 'account.password-needed', needed);
    }
    const change = { before: { rol: roleMark(person) }, after: { rol: roleMark(given) } };
    await noteChange(transaction, ctx, { action: 'user.role', subject: person.username, ...change });
    return changed;
  });
}

type Promotion = { readonly rol: AccountRole; readonly currentPassword: string | undefined };

/** Returns whether the visitor has proven that somebody may be promoted; false if that is not asked for. It waits for a hash. */
async function isProvenFor(ctx: Context, username: string, { rol, currentPassword }: Promotion): Promise<boolean> {
  const person = await userNamed(ctx.db, username);
  if (!person) throw new ShopError('user_not_found');
  if (ctx.visitor.role === 'guest' || person.id === ctx.visitor.id) throw new ShopError('own_role');
  const given = await rankOf(ctx.db, rol);
  refuseGreater(rightsOfVisitor(ctx.visitor), person, given);
  if (!isPromotion(person, given)) return false;
  await proveVisitor(ctx, currentPassword);
  return true;
}

/** Creates an account of somebody who works in the shop. Throws `username_taken`, `role_not_found`, `greater_rights`, `wrong_password`. */
export async function createAdmin(ctx: Context, asked: Input<typeof people.createAdmin>): Promise<User> {
  const { user_name, legajo_user, rol, user_password, currentPassword } = asked;
  refuseGreater(rightsOfVisitor(ctx.visitor), await rankOf(ctx.db, rol));
  await proveForNew(ctx, currentPassword);
  const password = { password: user_password, path: 'user_password' };
  const passwordHash = await hashNewPassword(ctx.settings, { username: user_name, rol }, password);
  const taken = { path: 'user_name', message: registrationTexts.usernameTaken };
  const isTaken = () => new ShopError('username_taken', {}, [taken]);
  return refusedAs({ [violations.unique]: isTaken }, () =>
    inTransaction(ctx.db, async (transaction) => {
      const given = await rankOf(transaction, rol);
      refuseGreater(await presentRights(transaction, ctx.visitor, 'people.manage'), given);
      const newcomer = { username: user_name, legajo: legajo_user, rol, passwordHash };
      const admin = await insertStaff(transaction, newcomer);
      const after = { rol: roleMark(given), legajo: legajo_user };
      await noteChange(transaction, ctx, { action: 'user.create-admin', subject: user_name, after });
      return admin satisfies UserRow;
    }),
  );
}
