import type { orderRefunds } from '#contract/sales/payments/order-refunds.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { ledgerView } from './ledger-view.ts';
import { refundOrder } from './refund-order.service.ts';

export const orderRefundsRoutes: Routes<typeof orderRefunds> = {
  ledger: (ctx, { reference }) => ledgerView(ctx, reference),
  refund: refundOrder,
};
