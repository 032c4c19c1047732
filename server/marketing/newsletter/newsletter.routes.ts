import type { newsletter } from '#contract/marketing/newsletter.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { exportRecords } from './export-records.ts';
import { askNewsletter, confirmNewsletter, findAsking } from './newsletter.service.ts';

export const newsletterRoutes: Routes<typeof newsletter> = {
  ask: askNewsletter,
  asked: (ctx, { token }) => findAsking(ctx, token),
  confirm: (ctx, { token }) => confirmNewsletter(ctx, token),
  records: exportRecords,
};
