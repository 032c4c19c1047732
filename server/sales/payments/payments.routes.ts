import type { payments } from '#contract/sales/payments/payments.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { connectionOf, tryStored } from './try-stored.service.ts';

export const paymentsRoutes: Routes<typeof payments> = {
  instalments: ({ instalments }) => ({ terms: instalments.current() }),
  connection: connectionOf,
  tryAccount: tryStored,
};
