import type { orderRefunds } from '#contract/order-refunds.ts';
import type { Routes } from '../context/routes.ts';
import { ledgerView } from './ledger-view.ts';
import { refundOrder } from './refund-order.service.ts';

export const orderRefundsRoutes: Routes<typeof orderRefunds> = {
  ledger: (ctx, { reference }) => ledgerView(ctx, reference),
  refund: refundOrder,
};
