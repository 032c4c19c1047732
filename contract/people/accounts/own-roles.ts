import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { rowId } from '#contract/core/fields/fields.ts';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { givenPermissions, withNeeded, type GivenPermission } from '#contract/core/protocol/given-permissions.ts';
import { accountRoleField, ownRoleKey } from '#contract/core/protocol/role-fields.ts';
import { seenVersion, version } from '#contract/core/protocol/row-version.ts';

/** How many roles the owner may have beside those that every shop has. */
export const mostOwnRoles = 20;

export const mostRoleName = 40;

/** A role of the owner's own, with how many people have it. */
const listedRole = z.object({
  id: z.int(),
  rol: ownRoleKey,
  name: z.string(),
  permissions: z.array(z.enum(givenPermissions)),
  people: z.int().min(0),
  version,
});

export type ListedRole = z.output<typeof listedRole>;

const noName = { error: () => t('roles.nameMissing') };
const nothing = { error: () => t('roles.nothingChosen') };

/** What a role is given; what a permission is of no use without comes along with it. */
export const roleForm = z.object({
  name: z
    .string(noName)
    .trim()
    .min(1, noName)
    .max(mostRoleName, { error: () => t('roles.nameLong', { most: mostRoleName }) }),
  permissions: z
    .array(z.enum(givenPermissions, { error: () => t('roles.notGiven') }), nothing)
    .min(1, nothing)
    .max(givenPermissions.length)
    .transform((chosen): GivenPermission[] => withNeeded(chosen)),
});

/** The own password, which giving rights needs; a program that has just logged in needs none. */
const currentPassword = z.string().max(200).optional();

export const ownRoles = {
  list: endpoint({
    method: 'GET',
    path: '/admin/roles',
    summary: 'The roles that the owner put together, by name, with what they may do and how many people have them',
    permission: 'people.manage',
    input: z.object({}),
    output: z.object({ roles: z.array(listedRole) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/roles',
    summary: 'Creates a role that may do what it is given, and what all who work in the shop may',
    permission: 'people.manage',
    stepUp: 'staff',
    input: roleForm,
    output: listedRole,
    status: 201,
    errors: ['role_name_taken', 'too_many_roles', 'greater_rights', 'step_up_needed'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/roles/:id',
    summary:
      'Renames a role, or changes what it may do, at once for all who have it; more for somebody needs the own password, or a login by token just now',
    permission: 'people.manage',
    stepUp: 'staff',
    input: roleForm.extend({ id: rowId, version: seenVersion, currentPassword }),
    output: listedRole,
    errors: [
      'role_not_found',
      'role_name_taken',
      'greater_rights',
      'wrong_password',
      'changed_meanwhile',
      'step_up_needed',
    ],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/roles/:id',
    summary:
      'Deletes a role; those who have it get the role `moveTo`, and log in anew. Without it a role that somebody has stays',
    permission: 'people.manage',
    stepUp: 'staff',
    input: z.object({
      id: rowId,
      moveTo: accountRoleField({ error: () => t('people.badRole') }).optional(),
      version: seenVersion,
      currentPassword,
    }),
    output: listedRole,
    errors: [
      'role_not_found',
      'role_in_use',
      'greater_rights',
      'wrong_password',
      'changed_meanwhile',
      'step_up_needed',
    ],
  }),
} as const;
