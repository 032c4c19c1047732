import type { mailing } from '#contract/mailing.ts';
import type { Routes } from '../context/routes.ts';
import { outboxLetter, outboxLetters } from './outbox.service.ts';

export const mailingRoutes: Routes<typeof mailing> = {
  outbox: outboxLetters,
  outboxLetter: (ctx, { id }) => outboxLetter(ctx, id),
};
