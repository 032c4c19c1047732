import type { mailing } from '#contract/mailing.ts';
import type { Routes } from '../context/routes.ts';
import { outboxEmail, outboxEmails } from './outbox.service.ts';

export const mailingRoutes: Routes<typeof mailing> = {
  outbox: outboxEmails,
  outboxEmail: (ctx, { id }) => outboxEmail(ctx, id),
};
