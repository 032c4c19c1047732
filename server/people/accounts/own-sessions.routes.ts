import type { ownSessions } from '#contract/people/accounts/own-sessions.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { endOtherSessions, endOwnSession, listOwnSessions, staySession } from './own-sessions.service.ts';

export const ownSessionsRoutes: Routes<typeof ownSessions> = {
  list: listOwnSessions,
  end: (ctx, { id }) => endOwnSession(ctx, id),
  endOthers: (ctx) => endOtherSessions(ctx),
  stay: (ctx) => staySession(ctx),
};
