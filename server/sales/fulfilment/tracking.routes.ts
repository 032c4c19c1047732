import type { tracking } from '#contract/sales/fulfilment/tracking.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { progressByLink, progressForBuyer } from './progress.service.ts';

export const trackingRoutes: Routes<typeof tracking> = {
  byLink: (ctx, { token }) => progressByLink(ctx, token),
  ofOrder: (ctx, { reference }) => progressForBuyer(ctx, reference),
};
