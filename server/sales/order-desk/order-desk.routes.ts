import type { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { exportOrders } from './export-orders.ts';
import { addNote, checkOrder, emailsOf, repeatEmail } from './order-file.service.ts';
import { countWaiting } from './order-trouble.ts';
import { orderBuyer } from './order-buyer.ts';
import { timelineOf } from './order-timeline.ts';
import { listOrders } from './list-orders.ts';
import { everyOrder, findOrders, settleByHand } from './order-desk.service.ts';

export const orderDeskRoutes: Routes<typeof orderDesk> = {
  list: listOrders,
  export: exportOrders,
  counts: ({ db, clock }) => countWaiting(db, clock()),
  check: (ctx, { reference }) => checkOrder(ctx, reference),
  note: addNote,
  emails: (ctx, { reference }) => emailsOf(ctx, reference),
  buyer: (ctx, { reference }) => orderBuyer(ctx, reference),
  sendAgain: repeatEmail,
  history: (ctx, { key }) => timelineOf(ctx, key),
  all: (ctx) => everyOrder(ctx),
  byNumber: (ctx, { orderNumber }) => findOrders(ctx, orderNumber),
  byStatus: (ctx, { status }) => everyOrder(ctx, status),
  setStatus: settleByHand,
};
