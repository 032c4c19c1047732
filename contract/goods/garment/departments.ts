import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { gender } from '#contract/core/fields/fields.ts';
import { oneLine } from '#contract/core/fields/one-line.ts';
import { seenVersion, version } from '#contract/core/protocol/row-version.ts';

/** The most departments of a shop. */
export const mostDepartments = 20;

/** What a department is called, in the shop's language. */
export const departmentTitle = oneLine(40, { error: () => t('departments.noName') });

/** A department, with how many products and categories are in it; `key` names it in addresses of the catalogue. */
export const deskDepartment = z.object({
  id: gender,
  name: z.string(),
  key: z.string(),
  isHidden: z.boolean(),
  products: z.int(),
  categories: z.int(),
  version,
});

export type DeskDepartment = z.output<typeof deskDepartment>;

export const departmentDesk = {
  list: endpoint({
    method: 'GET',
    path: '/admin/departments',
    summary: 'The departments in their order, as the owner named them, with how many products and categories they have',
    permission: 'goods.read',
    input: z.object({}),
    output: z.array(deskDepartment),
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/departments',
    summary: 'Adds a department, the last one in the order; its id and its address come from its name',
    permission: 'goods.write',
    input: z.object({ name: departmentTitle }),
    output: deskDepartment,
    status: 201,
    errors: ['department_taken', 'departments_full'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/admin/departments/:id',
    summary: 'Renames, hides or shows a department; its address stays',
    permission: 'goods.write',
    input: z.object({
      id: gender,
      name: departmentTitle.optional(),
      isHidden: z.boolean().optional(),
      version: seenVersion,
    }),
    output: deskDepartment,
    errors: ['department_not_found', 'department_taken', 'department_last', 'changed_meanwhile'],
  }),
  order: endpoint({
    method: 'PUT',
    path: '/admin/department-order',
    summary: 'Puts the departments in an order; those that are not named come last',
    permission: 'goods.write',
    input: z.object({ ids: z.array(gender).max(mostDepartments) }),
    output: z.array(deskDepartment),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/departments/:id',
    summary: 'Deletes a department without products and categories; Hombre and Mujer can only be hidden',
    permission: 'goods.write',
    input: z.object({ id: gender }),
    output: z.array(deskDepartment),
    errors: ['department_not_found', 'department_in_use', 'department_kept', 'department_last'],
  }),
} as const;
