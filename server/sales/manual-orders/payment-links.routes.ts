import type { paymentLinks } from '#contract/sales/payments/payment-links.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { linkedOrder, linkedReturn, payLinked } from './payment-link.service.ts';

export const paymentLinksRoutes: Routes<typeof paymentLinks> = {
  show: (ctx, { token }) => linkedOrder(ctx, token),
  pay: (ctx, { token }) => payLinked(ctx, token),
  follow: (ctx, { token }) => linkedReturn(ctx, token),
};
