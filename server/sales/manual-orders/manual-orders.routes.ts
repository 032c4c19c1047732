import type { manualOrders } from '#contract/sales/order-desk/manual-orders.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { createManualOrder } from './create-manual-order.service.ts';
import { findBuyers } from './find-buyers.service.ts';
import { linkTerms, paymentLink } from './payment-link.service.ts';
import { takeByHand } from './take-by-hand.service.ts';

export const manualOrdersRoutes: Routes<typeof manualOrders> = {
  buyers: findBuyers,
  links: (ctx) => Promise.resolve(linkTerms(ctx)),
  create: createManualOrder,
  take: takeByHand,
  link: paymentLink,
};
