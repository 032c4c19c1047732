import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { composed } from '#contract/core/fields/composed.ts';
import { anyone, endpoint } from '#contract/core/protocol/endpoint.ts';
import { emailLine, moment } from '#contract/core/fields/fields.ts';
import { personName } from '../person-name.ts';
import { newPassword } from '../passwords.ts';
import { newUserName } from '../user-name.ts';
import { version } from '#contract/core/protocol/row-version.ts';
import { accountRoleField, ownRole } from '#contract/core/protocol/role-fields.ts';
import { registrationTexts } from './registration.texts.ts';

const messages = registrationTexts;

const nameMissing = { error: () => messages.nameMissing };
const usernameMissing = { error: () => messages.usernameMissing };

/** The rules of the registration form. The issue of a different repeated password has the path `repeatPassword`. */
export const registration = z.object({
  name: personName(nameMissing, 60, { error: () => t('accounts.nameLong') }).min(1, nameMissing),
  email: emailLine({ error: () => messages.emailInvalid }, { error: () => messages.emailMissing }),
  user_name: newUserName(usernameMissing).min(1, usernameMissing),
  user_password: newPassword,
});

export type Registration = z.output<typeof registration>;

/** The registration form on screen: the same rules and the repeated password. */
export const registrationForm = registration
  .extend({ repeatPassword: z.string({ error: () => messages.passwordsDiffer }).overwrite(composed) })
  .refine((form) => form.repeatPassword === form.user_password, {
    path: ['repeatPassword'],
    error: () => messages.passwordsDiffer,
    when: () => true,
  });

/** A user as the API shows it to that user. */
export const user = z.object({
  username: z.string(),
  name: z.string().nullable(),
  lastname: z.string().nullable(),
  dni: z.string().nullable(),
  email: z.string().nullable(),
  /** The new address, which replaces `email` when the link sent there is opened. */
  pendingEmail: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  legajo: z.string().nullable(),
  rol: accountRoleField(),
  ownRole,
  acceptsAdvertising: z.boolean(),
  /** Of an administrator: whether each paid order is told by e-mail. */
  receivesOrderEmails: z.boolean(),
  version,
});

export type User = z.infer<typeof user>;

export const accounts = {
  register: endpoint({
    method: 'POST',
    path: '/users/create',
    summary: 'Registers a customer',
    roles: anyone,
    input: registration,
    output: user,
    status: 201,
    errors: ['username_taken', 'email_taken', 'too_many_requests'],
  }),
  logIn: endpoint({
    method: 'POST',
    path: '/users/login',
    summary: 'Logs in by user name or e-mail address: returns the user with a token and sets the session cookie',
    roles: anyone,
    input: z.object({ user_name: z.string().max(254), user_password: z.string().max(200) }),
    output: user.extend({ token: z.string() }),
    errors: ['wrong_credentials', 'password_outgrown', 'second_step_needed', 'too_many_requests'],
  }),
  logOut: endpoint({
    method: 'POST',
    path: '/users/logout',
    summary: 'Ends the session',
    roles: anyone,
    input: z.object({}),
    output: z.object({ ended: z.boolean() }),
  }),
  session: endpoint({
    method: 'GET',
    path: '/session',
    summary: 'The logged-in user; null for a guest',
    roles: anyone,
    input: z.object({}),
    output: z.object({
      user: user.nullable(),
      /** Of somebody who works in the shop and has no second factor yet: until when that may be so, and whether it is over. */
      duty: z.object({ until: moment, isOver: z.boolean() }).optional(),
      /** After how many minutes without use the session ends, where that is so. */
      idleMinutes: z.number().optional(),
    }),
  }),
  findByUsername: endpoint({
    method: 'GET',
    path: '/findUserByUsername',
    summary:
      'Whether a user name or an e-mail is in use: an entry for each match, with that field alone; for an administrator whole entries, and all users without a query',
    roles: anyone,
    input: z.object({ username: z.string().trim().max(60).optional(), email: z.string().trim().max(254).optional() }),
    output: z.array(z.object({ username: z.string().optional(), email: z.string().nullable().optional() })),
    errors: ['too_many_requests'],
  }),
} as const;
