import type { checkout } from '#contract/checkout.ts';
import type { Routes } from '../context/routes.ts';
import { startCheckout, startCheckoutByQuery } from './checkout.service.ts';

export const checkoutRoutes: Routes<typeof checkout> = {
  start: startCheckout,
  startByQuery: startCheckoutByQuery,
};
