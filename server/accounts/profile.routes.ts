import type { profile } from '#contract/profile.ts';
import type { Routes } from '../http/mount.ts';
import { findUser, updateUser, verifyPassword } from './profile.service.ts';

export const profileRoutes: Routes<typeof profile> = {
  find: (ctx, { id }) => findUser(ctx, id),
  update: updateUser,
  verifyPassword: (ctx, { user_password }) => verifyPassword(ctx, user_password),
};
