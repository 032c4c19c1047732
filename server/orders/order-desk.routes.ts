import type { orderDesk } from '#contract/order-desk.ts';
import type { Routes } from '../http/mount.ts';
import { everyOrder, findOrder, historyOf, listOrders, settleByHand } from './order-desk.service.ts';

export const orderDeskRoutes: Routes<typeof orderDesk> = {
  list: listOrders,
  history: (ctx, { key }) => historyOf(ctx, key),
  all: (ctx) => everyOrder(ctx),
  byNumber: (ctx, { orderNumber }) => findOrder(ctx, orderNumber),
  byStatus: (ctx, { status }) => everyOrder(ctx, status),
  setStatus: settleByHand,
};
