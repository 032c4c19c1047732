import { z } from 'zod';
import { user } from './accounts.ts';
import { emailPattern } from './email-pattern.ts';
import { endpoint, loggedIn } from './endpoint.ts';
import { newPassword } from './passwords.ts';
import { texts } from './texts.ts';

const said = texts.registration;

/** An empty field of the form clears what was known. */
function clearable(text: z.ZodString) {
  return z
    .union([text, z.literal(''), z.null()])
    .transform((value) => (value === '' ? null : value))
    .optional();
}

const personName = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Puede tener hasta ${most} caracteres`)
    .regex(/^\D*$/u, said.nameDigits)
    .regex(/^[\p{L}\p{M}\d '’-]*$/u, said.nameSpecial);

/** What a person may change of the own profile. What is left out stays as it is. */
export const profileChanges = z.object({
  name: clearable(personName(60)),
  lastname: clearable(personName(60)),
  dni: clearable(
    z
      .string()
      .trim()
      .regex(/^\d{1,15}$/, 'El DNI solo puede tener números, hasta 15'),
  ),
  phone: clearable(
    z
      .string()
      .trim()
      .regex(/^\+?[\d ()-]{6,30}$/, 'El teléfono solo puede tener números, espacios, paréntesis y guiones'),
  ),
  address: clearable(z.string().trim().max(200, 'La dirección puede tener hasta 200 caracteres')),
  email: z
    .string({ error: said.emailMissing })
    .trim()
    .min(1, said.emailMissing)
    .max(254, said.emailInvalid)
    .regex(emailPattern, said.emailInvalid)
    .optional(),
  acceptsAdvertising: z.boolean().optional(),
});

export type ProfileChanges = z.output<typeof profileChanges>;

/** A user name, or the number that some calls put in its place. */
const userKey = z.string().trim().min(1).max(60);

export const profile = {
  find: endpoint({
    method: 'GET',
    path: '/users/findByPk/:id',
    summary: 'One user, by user name or number: oneself, or anyone for an administrator',
    roles: loggedIn,
    input: z.object({ id: userKey }),
    output: user,
    errors: ['not_allowed', 'user_not_found'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/users/update/:id',
    summary: 'Changes the own profile; a new password needs the current one and ends the other sessions',
    roles: loggedIn,
    input: profileChanges.extend({
      id: userKey,
      /** It cannot change; a client that sends the whole form may name it. */
      username: userKey.optional(),
      password: newPassword.optional(),
      currentPassword: z.string().max(200).optional(),
    }),
    output: user,
    errors: ['not_allowed', 'email_taken', 'wrong_password', 'same_password', 'too_many_requests'],
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
} as const;
