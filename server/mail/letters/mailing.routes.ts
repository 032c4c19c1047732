import type { mailing } from '#contract/mail/outbox.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { outboxEmail, outboxEmails } from './outbox.service.ts';

export const mailingRoutes: Routes<typeof mailing> = {
  outbox: outboxEmails,
  outboxEmail: (ctx, { id }) => outboxEmail(ctx, id),
};
