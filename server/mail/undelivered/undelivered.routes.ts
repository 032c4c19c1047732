import type { undelivered } from '#contract/mail/undelivered.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { listUndelivered, retryEvent, retryEmail } from './undelivered.service.ts';

export const undeliveredRoutes: Routes<typeof undelivered> = {
  list: listUndelivered,
  retryEvent: (ctx, asked) => retryEvent(ctx, asked),
  retryEmail: (ctx, { id }) => retryEmail(ctx, id),
};
