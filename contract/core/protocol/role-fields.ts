import { z } from 'zod';
import { permissionNames } from './permissions.ts';
import { accountRoles, staffRoles } from './staff-roles.ts';

type Said = { readonly error?: () => string };

/** A role that the owner put together. */
export const ownRoleKey = z.templateLiteral(['own-', z.string().regex(/^[1-9]\d{0,8}$/)]);

/** A role of somebody who works in the shop. */
export const staffRoleField = (said: Said = {}) => z.union([z.enum(staffRoles), ownRoleKey], said);

/** What an account may be. */
export const accountRoleField = (said: Said = {}) => z.union([z.enum(accountRoles), ownRoleKey], said);

const storedRole = z.object({ name: z.string(), permissions: z.array(z.enum(permissionNames)) });

export type StoredRole = z.output<typeof storedRole>;

/** What a person may do whose role is one of the owner's own; null for all others. */
export const ownRole = storedRole.nullable();
