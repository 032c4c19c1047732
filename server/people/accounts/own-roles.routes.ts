import type { ownRoles } from '#contract/people/accounts/own-roles.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { changeOwnRole, createOwnRole, listOwnRoles, removeOwnRole } from './own-roles.service.ts';

export const ownRolesRoutes: Routes<typeof ownRoles> = {
  list: listOwnRoles,
  create: createOwnRole,
  update: changeOwnRole,
  remove: removeOwnRole,
};
