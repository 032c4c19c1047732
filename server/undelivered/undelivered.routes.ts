import type { undelivered } from '#contract/undelivered.ts';
import type { Routes } from '../context/routes.ts';
import { listUndelivered, retryEvent, retryEmail } from './undelivered.service.ts';

export const undeliveredRoutes: Routes<typeof undelivered> = {
  list: listUndelivered,
  retryEvent: (ctx, asked) => retryEvent(ctx, asked),
  retryEmail: (ctx, { id }) => retryEmail(ctx, id),
};
