import type { payments } from '#contract/sales/payments/payments.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { providerName as mercadoPago } from './mercado-pago/provider-name.ts';
import { connectionOf } from './connection.service.ts';
import { receiveNotice } from './webhook.ts';

export const paymentsRoutes: Routes<typeof payments> = {
  connection: connectionOf,
  webhook: (ctx, { bytes }) => receiveNotice(ctx, mercadoPago, bytes),
};
