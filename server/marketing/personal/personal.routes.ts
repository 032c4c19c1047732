import type { personal } from '#contract/marketing/personal.ts';
import type { RoutesWith } from '#platform/http/mount.ts';
import type { TokenContext } from '#server/core/context/context.ts';
import { personOf } from './personal.service.ts';

export const personalRoutes: RoutesWith<TokenContext, typeof personal> = {
  show: (ctx) => personOf(ctx),
};
