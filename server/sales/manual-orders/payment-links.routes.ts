import type { paymentLinks } from '#contract/sales/payments/payment-links.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { cancelLinked, claimLinked, linkedOrder, linkedReturn, payLinked } from './linked-orders.service.ts';

export const paymentLinksRoutes: Routes<typeof paymentLinks> = {
  show: (ctx, { token }) => linkedOrder(ctx, token),
  pay: (ctx, { token }) => payLinked(ctx, token),
  follow: (ctx, { token }) => linkedReturn(ctx, token),
  cancel: (ctx, { token }) => cancelLinked(ctx, token),
  claim: (ctx, { token }) => claimLinked(ctx, token),
};
