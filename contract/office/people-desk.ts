import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { user } from '#contract/people/accounts/accounts.ts';
import { openSession } from '#contract/people/accounts/own-sessions.ts';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { email, moment } from '#contract/core/fields/fields.ts';
import { newPassword } from '#contract/people/passwords.ts';
import { accountRoleField, staffRoleField } from '#contract/core/protocol/role-fields.ts';
import { seenVersion } from '#contract/core/protocol/row-version.ts';
import { newUserName } from '#contract/people/user-name.ts';
import { isSpecified } from '#contract/core/shop/specified.ts';

const username = z.string().trim().min(1).max(60);

/** The own password, which giving rights needs; a program that has just logged in needs none. */
const ownPassword = z.string().max(200).optional();

/** The user name of somebody who works in the shop: longer than 4 characters, with the same characters as a customer's. */
const noName = { error: () => (isSpecified() ? t('people.nameMissing') : t('people.nameShort')) };
const adminName = newUserName(noName).min(5, noName);

const noLegajo = () => (isSpecified() ? t('people.staffNumberMissing') : t('people.staffNumberShort'));

const legajo = z
  .string({ error: noLegajo })
  .trim()
  .min(6, { error: noLegajo })
  .max(40, { error: () => t('people.staffNumberLong') });

/** Somebody new who works in the shop: the first step of the form has name and number, the second the password. */
export const newAdmin = z.object({
  user_name: adminName,
  legajo_user: legajo,
  rol: staffRoleField({ error: () => t('people.badNewRole') }),
  user_password: z
    .string({ error: () => t('people.passwordMissing') })
    .min(4, { error: () => t('people.passwordMissing') })
    .pipe(newPassword),
});

/** The same for somebody who chooses the password by a link that is sent to this address. */
export const invitedAdmin = newAdmin.pick({ user_name: true, legajo_user: true, rol: true }).extend({ email });

/**
 * A user in the list of people, with the number of orders, which an administrator should know before deleting the
 * account.
 */
export const listedPerson = user.extend({
  orders: z.int().min(0),
  paidOrders: z.int().min(0),
  /** When the account was created. */
  since: moment,
  /** False for who logs in at another company, and for who never chose one, as after a purchase without a login. */
  hasPassword: z.boolean(),
});

export type ListedPerson = z.output<typeof listedPerson>;

/** What keeps an account of somebody who works in the shop. */
const accountSecurity = z.object({
  sessions: z.array(openSession),
  hasFactor: z.boolean(),
  recoveryLeft: z.int(),
  /** When the factors are taken away, since somebody asked for it. */
  helpAt: moment.nullable(),
});

export type AccountSecurity = z.output<typeof accountSecurity>;

/** The sort orders of the list of people: by user name, or by the age of the account. */
export const peopleSorts = ['username-asc', 'username-desc', 'since-desc', 'since-asc'] as const;

export type PeopleSort = (typeof peopleSorts)[number];

/** The cursor of a list of people: a user name, or the time and number of an account, as the list is sorted. */
const pageEnd = z.string().max(60);

export const people = {
  list: endpoint({
    method: 'GET',
    path: '/admin/users',
    summary: 'A page of all people, of one role, searched by name, e-mail, DNI or user name; `after` continues',
    permission: 'customers.read',
    input: z.object({
      search: z.string().trim().max(80).optional(),
      rol: accountRoleField().optional(),
      order: z.enum(peopleSorts).default('username-asc'),
      after: pageEnd.optional(),
      before: pageEnd.optional(),
    }),
    output: z.object({
      people: z.array(listedPerson),
      next: pageEnd.nullable(),
      previous: pageEnd.nullable(),
      total: z.int(),
    }),
  }),
  all: endpoint({
    method: 'GET',
    path: '/users/findall',
    summary: 'All users',
    permission: 'customers.export',
    stepUp: 'staff',
    input: z.object({}),
    output: z.array(user),
    errors: ['step_up_needed'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/users/delete/:user_name',
    summary: 'Deletes an account and the personal data in its orders; returns the remaining users',
    permission: 'people.manage',
    stepUp: 'staff',
    input: z.object({ user_name: username }),
    output: z.array(user),
    errors: ['user_not_found', 'own_account', 'greater_rights', 'last_admin', 'step_up_needed'],
  }),
  setRole: endpoint({
    method: 'PATCH',
    path: '/client/update',
    summary:
      'Gives a person another role and ends the sessions; one that may do more needs the own password, or a login by token just now',
    permission: 'people.manage',
    stepUp: 'staff',
    input: z.object({
      user_name: username,
      rol: accountRoleField({ error: () => t('people.badRole') }),
      version: seenVersion,
      currentPassword: ownPassword,
    }),
    output: user,
    errors: [
      'user_not_found',
      'own_role',
      'role_not_found',
      'greater_rights',
      'last_admin',
      'wrong_password',
      'changed_meanwhile',
      'step_up_needed',
    ],
  }),
  createAdmin: endpoint({
    method: 'POST',
    path: '/users/createAdmin',
    summary: 'Creates somebody who works in the shop',
    permission: 'people.manage',
    stepUp: 'staff',
    input: newAdmin.extend({ currentPassword: ownPassword }),
    output: user,
    status: 201,
    errors: ['username_taken', 'weak_password', 'role_not_found', 'greater_rights', 'wrong_password', 'step_up_needed'],
  }),
  security: endpoint({
    method: 'GET',
    path: '/admin/account-security/:user_name',
    summary:
      "How somebody's account is kept: the open sessions, whether there is a second factor, and what happens to it",
    permission: 'people.manage',
    input: z.object({ user_name: username }),
    output: accountSecurity,
    errors: ['user_not_found'],
  }),
  endSessions: endpoint({
    method: 'DELETE',
    path: '/admin/account-security/:user_name/sessions',
    summary: 'Ends all sessions of somebody who has no right that one lacks, or one of them by its number',
    permission: 'people.manage',
    input: z.object({ user_name: username, session: z.int().optional() }),
    output: accountSecurity,
    errors: ['user_not_found', 'own_account', 'greater_rights'],
  }),
  helpFactor: endpoint({
    method: 'POST',
    path: '/admin/account-security/:user_name/help',
    summary:
      'For somebody who lost all second factors: takes them away a day later, and tells the person by letter, who can stop it',
    permission: 'people.manage',
    stepUp: 'staff',
    input: z.object({ user_name: username }),
    output: accountSecurity,
    errors: ['user_not_found', 'own_account', 'greater_rights', 'no_factor_to_help', 'no_email', 'step_up_needed'],
  }),
  stopHelp: endpoint({
    method: 'DELETE',
    path: '/admin/account-security/:user_name/help',
    summary: 'Leaves the second factors as they are after all',
    permission: 'people.manage',
    input: z.object({ user_name: username }),
    output: accountSecurity,
    errors: ['user_not_found', 'greater_rights', 'help_not_asked'],
  }),
  freeLegajo: endpoint({
    method: 'GET',
    path: '/admin/users/legajo',
    summary: 'The next free employee number, to be offered in the form of a new administrator',
    permission: 'people.manage',
    input: z.object({}),
    output: z.object({ legajo: z.string() }),
  }),
  inviteAdmin: endpoint({
    method: 'POST',
    path: '/admin/users/invitations',
    summary: 'Creates somebody who works in the shop without a password, who gets a link by e-mail to choose one',
    permission: 'people.manage',
    stepUp: 'staff',
    input: invitedAdmin.extend({ currentPassword: ownPassword }),
    output: user,
    status: 201,
    errors: [
      'username_taken',
      'email_taken',
      'too_many_emails',
      'role_not_found',
      'greater_rights',
      'wrong_password',
      'step_up_needed',
    ],
  }),
} as const;
