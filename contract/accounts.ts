import { z } from 'zod';
import { anyone, endpoint } from './endpoint.ts';
import { emailPattern } from './email-pattern.ts';
import { newPassword } from './passwords.ts';
import { version } from './row-version.ts';
import { registrationTexts } from './registration.texts.ts';

const said = registrationTexts;

/** The rules of the registration form. `path` of a refused repetition is `repeatPassword`. */
export const registration = z.object({
  name: z
    .string({ error: said.nameMissing })
    .trim()
    .min(1, said.nameMissing)
    .max(60, 'Tu nombre puede tener hasta 60 caracteres')
    .regex(/^\D*$/u, said.nameDigits)
    .regex(/^[\p{L}\p{M}\d '’-]*$/u, said.nameSpecial),
  email: z
    .string({ error: said.emailMissing })
    .trim()
    .min(1, said.emailMissing)
    .max(254, said.emailInvalid)
    .regex(emailPattern, said.emailInvalid),
  user_name: z
    .string({ error: said.usernameMissing })
    .trim()
    .min(1, said.usernameMissing)
    .max(40, 'Tu usuario puede tener hasta 40 caracteres')
    .regex(/^[\p{L}\p{N}._-]*$/u, 'Tu usuario solo puede tener letras, números, puntos y guiones'),
  user_password: newPassword,
});

export type Registration = z.output<typeof registration>;

/** The registration form of the screen: the same rules and the repeated password. */
export const registrationForm = registration
  .extend({ repeatPassword: z.string({ error: said.passwordsDiffer }) })
  .refine((form) => form.repeatPassword === form.user_password, {
    path: ['repeatPassword'],
    error: said.passwordsDiffer,
    when: () => true,
  });

/** A user as the API shows it to the person itself. */
export const user = z.object({
  username: z.string(),
  name: z.string().nullable(),
  lastname: z.string().nullable(),
  dni: z.string().nullable(),
  email: z.string().nullable(),
  /** The address that takes its place once the link sent there was opened. */
  pendingEmail: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  legajo: z.string().nullable(),
  rol: z.enum(['admin', 'client']),
  acceptsAdvertising: z.boolean(),
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
    summary: 'Logs in by user name or e-mail address: answers the user with a token and sets the session cookie',
    roles: anyone,
    input: z.object({ user_name: z.string().max(254), user_password: z.string().max(200) }),
    output: user.extend({ token: z.string() }),
    errors: ['wrong_credentials', 'password_outgrown', 'too_many_requests'],
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
    summary: 'Who is logged in; null for a guest',
    roles: anyone,
    input: z.object({}),
    output: z.object({ user: user.nullable() }),
  }),
  findByUsername: endpoint({
    method: 'GET',
    path: '/findUserByUsername',
    summary:
      'Whether a user name or an e-mail is in use: an entry for each that is, with that field alone; for an administrator whole entries, and all of them when nothing is asked',
    roles: anyone,
    input: z.object({ username: z.string().trim().max(60).optional(), email: z.string().trim().max(254).optional() }),
    output: z.array(z.object({ username: z.string().optional(), email: z.string().nullable().optional() })),
    errors: ['too_many_requests'],
  }),
} as const;
