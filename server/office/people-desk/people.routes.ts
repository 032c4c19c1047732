import type { people } from '#contract/office/people-desk.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { askHelp, endSessionsOfPerson, findSecurity, stopHelp } from './account-security.service.ts';
import { listPeople } from './list-people.ts';
import { freeLegajo, inviteAdmin } from './invitations.service.ts';
import { allPeople, createAdmin, removePerson, setRole } from './people.service.ts';

export const peopleRoutes: Routes<typeof people> = {
  list: listPeople,
  all: allPeople,
  remove: (ctx, { user_name }) => removePerson(ctx, user_name),
  setRole,
  createAdmin,
  security: (ctx, { user_name }) => findSecurity(ctx, user_name),
  endSessions: endSessionsOfPerson,
  helpFactor: (ctx, { user_name }) => askHelp(ctx, user_name),
  stopHelp: (ctx, { user_name }) => stopHelp(ctx, user_name),
  freeLegajo,
  inviteAdmin,
};
