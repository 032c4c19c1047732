import type { recovery } from '#contract/people/recovery.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { changePassword, linkUser, requestReset } from './recovery.service.ts';

export const recoveryRoutes: Routes<typeof recovery> = {
  request: requestReset,
  linkUser,
  changePassword,
};
