import type { payments } from '#contract/payments.ts';
import type { Routes } from '../context/routes.ts';
import { receiveNotice } from './webhook.ts';

export const paymentsRoutes: Routes<typeof payments> = {
  webhook: receiveNotice,
};
