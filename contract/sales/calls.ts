import { accountOverview } from './returns/account-overview.ts';
import { cancellations } from './orders/cancellations.ts';
import { checkout } from './checkout/checkout.ts';
import { claims } from './claims/claims.ts';
import { coupons } from './coupons/coupons.ts';
import { documents } from './orders/documents.ts';
import { fulfilmentDesk } from './fulfilment/fulfilment-desk.ts';
import { heldOrders } from './payments/held-orders.ts';
import { linkedHeld } from './payments/linked-held.ts';
import { liveOrders } from './order-desk/live-orders.ts';
import { manualOrders } from './order-desk/manual-orders.ts';
import { notices } from './payments/notices.ts';
import { orderDesk } from './order-desk/order-desk.ts';
import { orderRefunds } from './payments/order-refunds.ts';
import { orders } from './orders/orders.ts';
import { payments } from './payments/payments.ts';
import { payouts } from './payments/payouts.ts';
import { paymentLinks } from './payments/payment-links.ts';
import { documentDesk } from './tax-documents/document-desk.ts';
import { linkedDocuments, taxDocuments } from './tax-documents/tax-documents.ts';
import { returnDesk } from './returns/return-desk.ts';
import { returns } from './returns/returns.ts';
import { tracking } from './fulfilment/tracking.ts';
import { withdrawals } from './returns/withdrawals.ts';

/** The calls of the area, by feature. */
export const salesCalls = {
  accountOverview,
  cancellations,
  checkout,
  claims,
  coupons,
  documentDesk,
  documents,
  fulfilmentDesk,
  heldOrders,
  linkedDocuments,
  linkedHeld,
  liveOrders,
  manualOrders,
  notices,
  orderDesk,
  orderRefunds,
  orders,
  payments,
  paymentLinks,
  payouts,
  returnDesk,
  returns,
  taxDocuments,
  tracking,
  withdrawals,
} as const;
