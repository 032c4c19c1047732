import { z } from 'zod';
import { user } from './accounts.ts';
import { admins, endpoint } from './endpoint.ts';
import { newPassword } from './passwords.ts';
import { seenVersion } from './row-version.ts';

const username = z.string().trim().min(1).max(60);

/** A user name given by the shop's people: longer than 4 characters, of the same ones as a customer's. */
const adminName = z
  .string({ error: 'Debe ingresar un nombre' })
  .trim()
  .min(5, 'Debe ingresar un nombre')
  .max(40, 'El usuario puede tener hasta 40 caracteres')
  .regex(/^[\p{L}\p{N}._-]*$/u, 'El usuario solo puede tener letras, números, puntos y guiones');

const legajo = z
  .string({ error: 'Debe ingresar un legajo!' })
  .trim()
  .min(6, 'Debe ingresar un legajo!')
  .max(40, 'El legajo puede tener hasta 40 caracteres');

/** A new administrator: the first step of the form asks for name and number, the second for the password. */
export const newAdmin = z.object({
  user_name: adminName,
  legajo_user: legajo,
  rol: z.literal('admin', { error: 'El rol debe ser admin.' }),
  user_password: z
    .string({ error: 'Debe ingresar una contraseña!' })
    .min(4, 'Debe ingresar una contraseña!')
    .pipe(newPassword),
});

/** Somebody in the list of people, with what an administrator has to know before deleting the account. */
export const listedPerson = user.extend({ orders: z.int().min(0), paidOrders: z.int().min(0) });

export type ListedPerson = z.output<typeof listedPerson>;

/** Where a list of people goes on: after this user name. */
const pageEnd = z.string().max(60);

export const people = {
  list: endpoint({
    method: 'GET',
    path: '/admin/users',
    summary: 'A page of all people by user name, searched by name, e-mail, DNI or user name; `after` continues',
    roles: admins,
    input: z.object({ search: z.string().trim().max(80).optional(), after: pageEnd.optional() }),
    output: z.object({ people: z.array(listedPerson), next: pageEnd.nullable() }),
  }),
  all: endpoint({
    method: 'GET',
    path: '/users/findall',
    summary: 'Everybody with an account',
    roles: admins,
    input: z.object({}),
    output: z.array(user),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/users/delete/:user_name',
    summary: 'Deletes an account and what is personal in its orders; answers everybody who is left',
    roles: admins,
    input: z.object({ user_name: username }),
    output: z.array(user),
    errors: ['user_not_found', 'own_account', 'last_admin'],
  }),
  setRole: endpoint({
    method: 'PATCH',
    path: '/client/update',
    summary: 'Makes somebody an administrator, or no longer one; ends the person’s sessions',
    roles: admins,
    input: z.object({
      user_name: username,
      rol: z.enum(['admin', 'client'], { error: 'El rol debe ser admin o client.' }),
      version: seenVersion,
    }),
    output: user,
    errors: ['user_not_found', 'own_role', 'last_admin', 'changed_meanwhile'],
  }),
  createAdmin: endpoint({
    method: 'POST',
    path: '/users/createAdmin',
    summary: 'Makes an administrator',
    roles: admins,
    input: newAdmin,
    output: user,
    status: 201,
    errors: ['username_taken', 'weak_password'],
  }),
} as const;
