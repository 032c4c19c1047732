import type { withdrawals } from '#contract/sales/returns/withdrawals.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { recordWithdrawal } from './record-withdrawal.service.ts';
import { handleWithdrawal, listWithdrawals, withdrawalsOfOrder } from './withdrawals-desk.service.ts';

export const withdrawalsRoutes: Routes<typeof withdrawals> = {
  record: recordWithdrawal,
  list: listWithdrawals,
  ofOrder: (ctx, { reference }) => withdrawalsOfOrder(ctx, reference),
  handle: handleWithdrawal,
};
