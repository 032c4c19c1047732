import { z } from 'zod';
import { admins, endpoint } from './endpoint.ts';
import { moment } from './fields.ts';
import { orderStatuses } from './order-status.ts';
import { order } from './orders.ts';

/** The filter of the desk. 'failure' shows whatever ended without a sale. */
export const deskFilters = ['all', 'approved', 'pending', 'failure'] as const;

export type DeskFilter = (typeof deskFilters)[number];

/** Where a list goes on: after the order of this moment and reference. */
const deskCursor = z.string().regex(/^\d{13}_[\da-f-]{36}$/);

/** One move of an order: who, when and why. `from` is null where it began. */
export const orderMove = z.object({
  at: moment,
  from: z.enum(orderStatuses).nullable(),
  to: z.enum(orderStatuses),
  actor: z.string(),
  reason: z.string(),
});

export type OrderMoveEntry = z.output<typeof orderMove>;

export const orderDesk = {
  list: endpoint({
    method: 'GET',
    path: '/admin/orders',
    summary: 'A page of all orders, newest first, of one state or by number; `after` continues where a page ended',
    roles: admins,
    input: z.object({
      status: z.enum(deskFilters).default('all'),
      number: z.string().trim().max(60).optional(),
      after: deskCursor.optional(),
    }),
    output: z.object({ orders: z.array(order), next: deskCursor.nullable() }),
  }),
  history: endpoint({
    method: 'GET',
    path: '/admin/orders/:key/history',
    summary: 'Every move of an order: who, when and why',
    roles: admins,
    input: z.object({ key: z.string().trim().max(60) }),
    output: z.array(orderMove),
    errors: ['order_not_found'],
  }),
  all: endpoint({
    method: 'GET',
    path: '/findAllOrders',
    summary: 'All orders, newest first',
    roles: admins,
    input: z.object({}),
    output: z.array(order),
  }),
  byNumber: endpoint({
    method: 'GET',
    path: '/findOrderByPk/:orderNumber',
    summary:
      'The orders of a number as it is shown: of a payment, of a reference or of its beginning; empty when there is none',
    roles: admins,
    input: z.object({ orderNumber: z.string().trim().max(60) }),
    output: z.array(order),
  }),
  byStatus: endpoint({
    method: 'GET',
    path: '/findorderbystatus/:status',
    summary: 'All orders of a state, newest first',
    roles: admins,
    input: z.object({ status: z.enum(orderStatuses) }),
    output: z.array(order),
  }),
  setStatus: endpoint({
    method: 'PATCH',
    path: '/updateStatusOrder/:payment_id',
    summary: 'Settles a pending order by hand, by its number or reference; a failure puts its units back',
    roles: admins,
    input: z.object({
      payment_id: z.string().trim().max(60),
      status: z.enum(['approved', 'failure'], { error: 'El estado debe ser approved o failure.' }),
      reason: z.string().trim().max(200).optional(),
    }),
    output: order,
    errors: ['order_not_found', 'order_settled'],
  }),
} as const;
