import type { orderDesk } from '#contract/order-desk.ts';
import type { Routes } from '../context/routes.ts';
import { everyOrder, findOrders, historyOf, listOrders, settleByHand } from './order-desk.service.ts';

export const orderDeskRoutes: Routes<typeof orderDesk> = {
  list: listOrders,
  history: (ctx, { key }) => historyOf(ctx, key),
  all: (ctx) => everyOrder(ctx),
  byNumber: (ctx, { orderNumber }) => findOrders(ctx, orderNumber),
  byStatus: (ctx, { status }) => everyOrder(ctx, status),
  setStatus: settleByHand,
};
