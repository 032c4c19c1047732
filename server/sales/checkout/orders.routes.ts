import type { orders } from '#contract/sales/orders/orders.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { cancelOrder, oneOrder, ordersFor, payAgain, recordReturn } from './orders.service.ts';

export const ordersRoutes: Routes<typeof orders> = {
  record: recordReturn,
  ofUser: (ctx, { username }) => ordersFor(ctx, username),
  one: (ctx, { key }) => oneOrder(ctx, key),
  payAgain: (ctx, { reference }) => payAgain(ctx, reference),
  cancel: (ctx, { reference }) => cancelOrder(ctx, reference),
};
