import type { orderDesk } from '#contract/order-desk.ts';
import type { Routes } from '../context/routes.ts';
import { exportOrders } from './export-orders.ts';
import { addNote, checkOrder, orderFile, repeatEmail } from './order-file.service.ts';
import { countWaiting } from './order-trouble.ts';
import { listOrders } from './list-orders.ts';
import { everyOrder, findOrders, historyOf, settleByHand } from './order-desk.service.ts';

export const orderDeskRoutes: Routes<typeof orderDesk> = {
  list: listOrders,
  export: exportOrders,
  counts: ({ db, clock }) => countWaiting(db, clock()),
  check: (ctx, { reference }) => checkOrder(ctx, reference),
  note: addNote,
  file: (ctx, { reference }) => orderFile(ctx, reference),
  sendAgain: repeatEmail,
  history: (ctx, { key }) => historyOf(ctx, key),
  all: (ctx) => everyOrder(ctx),
  byNumber: (ctx, { orderNumber }) => findOrders(ctx, orderNumber),
  byStatus: (ctx, { status }) => everyOrder(ctx, status),
  setStatus: settleByHand,
};
