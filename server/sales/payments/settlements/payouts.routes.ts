import type { payouts } from '#contract/sales/payments/payouts.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { exportMovements } from './export-movements.ts';
import { listPayouts } from './list-payouts.service.ts';
import { movementsOfPayout } from './movements.queries.ts';

export const payoutsRoutes: Routes<typeof payouts> = {
  list: listPayouts,
  movements: async (ctx, { provider, id }) => ({ movements: await movementsOfPayout(ctx.db, provider, id) }),
  export: exportMovements,
};
