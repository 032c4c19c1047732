import type { Services } from '#server/core/context/context.ts';
import { cancellationsRoutes } from './withdrawals/cancellations.routes.ts';
import { carriersRoutes } from './fulfilment/carriers.routes.ts';
import { checkoutRoutes } from './checkout/checkout.routes.ts';
import { claimsRoutes } from './claims/claims.routes.ts';
import { couponsRoutes } from './checkout/coupons.routes.ts';
import { documentDeskRoutes, linkedDocumentsRoutes, taxDocumentsRoutes } from './documents/tax/tax-documents.routes.ts';
import { documentsRoutes } from './documents/documents.routes.ts';
import { fulfilmentDeskRoutes } from './fulfilment/fulfilment-desk.routes.ts';
import { heldOrdersRoutes, linkedHeldRoutes } from './held-orders/held-orders.routes.ts';
import { liveOrdersRoutes } from './order-desk/live-orders.routes.ts';
import { manualOrdersRoutes } from './manual-orders/manual-orders.routes.ts';
import { noticesRoutes } from './payments/notices.routes.ts';
import { orderDeskRoutes } from './order-desk/order-desk.routes.ts';
import { orderRefundsRoutes } from './payments/order-refunds.routes.ts';
import { ordersRoutes } from './checkout/orders.routes.ts';
import { paymentsRoutes } from './payments/payments.routes.ts';
import { payoutsRoutes } from './payments/settlements/payouts.routes.ts';
import { paymentLinksRoutes } from './manual-orders/payment-links.routes.ts';
import { accountOverviewRoutes, returnDeskRoutes, returnsRoutes } from './returns/returns.routes.ts';
import { trackingRoutes } from './fulfilment/tracking.routes.ts';
import { withdrawalsRoutes } from './withdrawals/withdrawals.routes.ts';

/** What answers the calls of the area, by feature. */
export function routesOfSales(services: Services) {
  return {
    accountOverview: accountOverviewRoutes,
    cancellations: cancellationsRoutes,
    carriers: carriersRoutes,
    checkout: checkoutRoutes,
    claims: claimsRoutes,
    coupons: couponsRoutes,
    documentDesk: documentDeskRoutes,
    documents: documentsRoutes,
    fulfilmentDesk: fulfilmentDeskRoutes,
    heldOrders: heldOrdersRoutes,
    linkedDocuments: linkedDocumentsRoutes,
    linkedHeld: linkedHeldRoutes,
    liveOrders: liveOrdersRoutes(services),
    manualOrders: manualOrdersRoutes,
    notices: noticesRoutes,
    orderDesk: orderDeskRoutes,
    orderRefunds: orderRefundsRoutes,
    orders: ordersRoutes,
    payments: paymentsRoutes,
    paymentLinks: paymentLinksRoutes,
    payouts: payoutsRoutes,
    returnDesk: returnDeskRoutes,
    returns: returnsRoutes,
    taxDocuments: taxDocumentsRoutes,
    tracking: trackingRoutes,
    withdrawals: withdrawalsRoutes,
  };
}
