import type { socialLogin } from '#contract/people/social-login.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { finishLogin, startLogin } from './social-login.service.ts';

export const socialLoginRoutes: Routes<typeof socialLogin> = {
  start: (ctx) => startLogin(ctx),
  finish: (ctx, { query }) => finishLogin(ctx, query),
};
