import type { accounts } from '#contract/people/accounts/accounts.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { findSession, findUsers, logIn, logOut, register } from './accounts.service.ts';

export const accountsRoutes: Routes<typeof accounts> = {
  register: (ctx, registration) => register(ctx, registration),
  logIn: (ctx, { user_name, user_password }) => logIn(ctx, user_name, user_password),
  logOut: (ctx) => logOut(ctx),
  session: (ctx) => findSession(ctx),
  findByUsername: (ctx, asked) => findUsers(ctx, asked),
};
