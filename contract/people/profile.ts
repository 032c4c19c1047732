import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { user } from './accounts/accounts.ts';
import { emailLine, linkToken } from '#contract/core/fields/fields.ts';
import { anyone, endpoint, loggedIn } from '#contract/core/protocol/endpoint.ts';
import { personName } from './person-name.ts';
import { newPassword } from './passwords.ts';
import { seenVersion } from '#contract/core/protocol/row-version.ts';
import { shortText } from '#contract/core/fields/short-text.ts';
import { registrationTexts } from './accounts/registration.texts.ts';

const messages = registrationTexts;

/** An empty field of the form deletes the stored value. */
function clearable(text: z.ZodString) {
  return z
    .union([text, z.literal(''), z.null()])
    .transform((value) => (value === '' ? null : value))
    .optional();
}

const ownName = personName({ error: () => messages.nameMissing }, 60, {
  error: () => t('one-line.tooLong', { most: 60 }),
});

/** What users may change of their own profile. An omitted field stays as it is. */
export const profileChanges = z.object({
  name: clearable(ownName),
  lastname: clearable(ownName),
  /** The personal id of the shop's country, without separators. The server also checks it against the country's rule. */
  dni: clearable(
    z
      .string()
      .trim()
      .regex(/^[A-Za-zÑñ\d]{1,20}$/, { error: () => t('profile.badId') }),
  ),
  phone: clearable(
    z
      .string()
      .trim()
      .regex(/^\+?[\d ().-]{6,30}(?: *(?:ext|int|interno|anexo|x)\.? *\d{1,8})?$/i, {
        error: () => t('profile.badPhone'),
      }),
  ),
  address: clearable(
    z
      .string()
      .overwrite(shortText)
      .max(200, { error: () => t('profile.addressLong') }),
  ),
  email: emailLine({ error: () => messages.emailInvalid }, { error: () => messages.emailMissing }).optional(),
  acceptsAdvertising: z.boolean().optional(),
  /** It matters for administrators only. */
  receivesOrderEmails: z.boolean().optional(),
  /** Cancels a change of address that was not confirmed. */
  pendingEmail: z.null().optional(),
});

export type ProfileChanges = z.output<typeof profileChanges>;

/** A user name, or the id that some calls use instead. */
const userKey = z.string().trim().min(1).max(60);

export const profile = {
  find: endpoint({
    method: 'GET',
    path: '/users/findByPk/:id',
    summary: 'One user, by user name or number: the own account, or any for an administrator',
    roles: loggedIn,
    input: z.object({ id: userKey }),
    output: user,
    errors: ['not_allowed', 'user_not_found'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/users/update/:id',
    summary:
      'Changes the own profile. A new password or address needs the current password, or a login with the OpenID provider in the last 10 minutes; a new address becomes active when the link sent there is opened',
    roles: loggedIn,
    input: profileChanges.extend({
      id: userKey,
      /** It cannot change; a client that sends the whole form may include it. */
      username: userKey.optional(),
      password: newPassword.optional(),
      currentPassword: z.string().max(200).optional(),
      version: seenVersion,
    }),
    output: user,
    errors: [
      'not_allowed',
      'email_taken',
      'wrong_password',
      'login_too_old',
      'same_password',
      'weak_password',
      'too_many_requests',
      'changed_meanwhile',
    ],
  }),
  verifyPassword: endpoint({
    method: 'POST',
    path: '/users/verifyPassword',
    summary: 'Whether this is the current password of the own account',
    roles: loggedIn,
    input: z.object({ user_password: z.string().max(200) }),
    output: z.object({ isRight: z.boolean() }),
    errors: ['too_many_requests'],
  }),
  proof: endpoint({
    method: 'GET',
    path: '/users/confirmEmail',
    summary: 'The data of the page of an address confirmation link; changes nothing',
    roles: anyone,
    input: z.object({ token: linkToken }),
    output: z.object({ username: z.string(), email: z.string() }),
    errors: ['link_spent', 'too_many_requests'],
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/users/confirmEmail',
    summary: 'Confirms an address by the link that was sent there; a new one replaces the old one',
    roles: anyone,
    input: z.object({ token: linkToken }),
    output: z.object({ username: z.string(), email: z.string() }),
    errors: ['link_spent', 'email_taken', 'too_many_requests'],
  }),
} as const;
