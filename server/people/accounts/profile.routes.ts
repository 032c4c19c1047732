import type { profile } from '#contract/people/profile.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { confirmEmail, findProof } from './address-change.service.ts';
import { findUser, updateUser, verifyPassword } from './profile.service.ts';

export const profileRoutes: Routes<typeof profile> = {
  find: (ctx, { id }) => findUser(ctx, id),
  update: updateUser,
  proof: (ctx, { token }) => findProof(ctx, token),
  confirmEmail: (ctx, { token }) => confirmEmail(ctx, token),
  verifyPassword: (ctx, { user_password }) => verifyPassword(ctx, user_password),
};
