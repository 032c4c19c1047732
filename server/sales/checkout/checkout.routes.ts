import type { checkout } from '#contract/sales/checkout/checkout.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { paymentMeans } from './chosen-means.ts';
import { startCheckout, startCheckoutByQuery } from './checkout.service.ts';
import { startGuestCheckout } from './guest-checkout.service.ts';

export const checkoutRoutes: Routes<typeof checkout> = {
  means: paymentMeans,
  start: startCheckout,
  startAsGuest: startGuestCheckout,
  startByQuery: startCheckoutByQuery,
};
