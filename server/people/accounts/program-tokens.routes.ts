import type { tokens } from '#contract/people/accounts/program-tokens.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { createToken, endToken, listTokens } from './program-tokens.service.ts';

export const tokensRoutes: Routes<typeof tokens> = {
  list: (ctx) => listTokens(ctx),
  create: (ctx, given) => createToken(ctx, given),
  end: (ctx, { id }) => endToken(ctx, id),
};
