import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { answeredStream } from '#contract/core/protocol/answered-stream.ts';
import { chosenOrders } from './chosen-orders.ts';
import { areBackwards, backwardDays, daysAsked } from '#contract/core/protocol/days-asked.ts';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { moment, rowId } from '#contract/core/fields/fields.ts';
import { pageAsked, pagePlace } from '#contract/core/protocol/list-page.ts';
import { fulfilmentStates } from '../fulfilment/fulfilment.ts';
import { moneyStates } from '../orders/order-money.ts';
import { orderBuyer } from '../orders/order-buyer.ts';
import { orderStatuses } from '../orders/order-status.ts';
import { chosenColumns } from './order-sheet.ts';
import { order } from '../orders/orders.ts';
import { timelineEntry } from '../orders/order-timeline.ts';
import { longText, showsSomething } from '#contract/core/fields/short-text.ts';

/**
 * The filter of the orders. 'failure' includes all that ended without a sale: the 'rejected' ones, and the 'cancelled' ones,
 * which expired or were cancelled before they were paid.
 */
export const deskFilters = ['all', 'approved', 'pending', 'failure', 'rejected', 'cancelled'] as const;

export type DeskFilter = (typeof deskFilters)[number];

/** The sort orders of the list. */
export const deskSorts = ['date-desc', 'date-asc', 'total-desc', 'total-asc'] as const;

export type DeskSort = (typeof deskSorts)[number];

/** An order in the list: `buyer` is null when the account was deleted, `units` is how many units it has. */
export const deskOrder = order.extend({
  buyer: z.object({ username: z.string(), name: z.string().nullable(), lastname: z.string().nullable() }).nullable(),
  units: z.int(),
});

export type DeskOrder = z.output<typeof deskOrder>;

/**
 * What somebody must look at: an open dispute, goods that the payment provider asks to keep and that have not left, a
 * refund that the provider refused in the last 30 days, receipts of transfers that wait, money by hand that pays
 * for nothing and has to be given back, cents that refunds of before were rounded down by and that the
 * shop's people have to give back, because they took the money, invoices that buyers asked for, and credit notes of refunds after
 * an invoice.
 */
export const orderTroubles = [
  'disputed',
  'stopped',
  'refund-refused',
  'receipt-waiting',
  'hand-surplus',
  'rounding-left',
  'document-waiting',
  'credit-note-waiting',
] as const;

export type OrderTrouble = (typeof orderTroubles)[number];

/** What orders can have among their goods: lines that were pre-ordered. */
export const orderGoods = ['preorder'] as const;

export type OrderGoods = (typeof orderGoods)[number];

/** A note that only administrators see. */
export const orderNote = z.object({ at: moment, actor: z.string(), text: z.string() });
/** An e-mail about an order. `sentAt` is null while it was not sent; `isGivenUp` after the last attempt. */
export const orderEmail = z.object({
  id: z.number(),
  kind: z.string(),
  recipient: z.string(),
  writtenAt: moment,
  sentAt: moment.nullable(),
  isGivenUp: z.boolean(),
});

export type OrderEmail = z.output<typeof orderEmail>;

/** What the list can be asked for, beside the page. */
const listAsked = {
  status: z.enum(deskFilters).default('all'),
  /** How far the delivery of a paid order is. */
  fulfilment: z.enum(fulfilmentStates).optional(),
  money: z.enum(moneyStates).optional(),
  trouble: z.enum(orderTroubles).optional(),
  goods: z.enum(orderGoods).optional(),
  /** An order's number, or a part of the buyer's name, user name, DNI or e-mail, a recipient, phone or product. */
  number: z.string().trim().max(60).optional(),
  /** The user name of a buyer. */
  buyer: z.string().trim().max(60).optional(),
  order: z.enum(deskSorts).default('date-desc'),
  ...daysAsked,
};

/** Orders with their buyers, all at once. */
const takenAway = { permission: 'orders.export', stepUp: 'staff', errors: ['step_up_needed'] } as const;

export const orderDesk = {
  list: endpoint({
    method: 'GET',
    path: '/admin/orders',
    summary:
      'A page of all orders, of some states, of some days, by number, buyer, phone or product; `after` continues where a page ended',
    permission: 'orders.read',
    input: z.object({ ...listAsked, ...pageAsked }).refine((asked) => !areBackwards(asked), backwardDays),
    /** Counted up to `countedTo`: `total` is one more if there are more. */
    output: z.object({ orders: z.array(deskOrder), ...pagePlace, countedTo: z.int() }),
  }),
  export: endpoint({
    method: 'GET',
    path: '/admin/orders/export',
    summary:
      'The orders of the list as a spreadsheet (CSV with semicolons, UTF-8 with BOM), all that match; `only` are the numbers of some of them, `columns` those of the columns that are wanted',
    ...takenAway,
    answers: 'text/csv',
    input: z
      .object({ ...listAsked, only: chosenOrders.optional(), columns: chosenColumns.optional() })
      .refine((asked) => !areBackwards(asked), backwardDays),
    output: answeredStream,
  }),
  counts: endpoint({
    method: 'GET',
    path: '/admin/orders/counts',
    summary:
      'How many orders wait for each step of their delivery, how many are in trouble, and how many returns, withdrawals and claims wait',
    permission: 'orders.read',
    input: z.object({}),
    output: z.object({
      to_prepare: z.int(),
      preparing: z.int(),
      ready_for_pickup: z.int(),
      disputed: z.int(),
      stopped: z.int(),
      'refund-refused': z.int(),
      'receipt-waiting': z.int(),
      'hand-surplus': z.int(),
      'rounding-left': z.int(),
      'document-waiting': z.int(),
      'credit-note-waiting': z.int(),
      /** Returns that wait for an answer, those whose goods arrived, and withdrawals that nobody handled yet. */
      returns: z.int(),
      returnsArrived: z.int(),
      withdrawals: z.int(),
      /** Claims that wait for an answer, and until when the first has to be answered; null if no law says. */
      claims: z.int(),
      claimsUntil: moment.nullable(),
    }),
  }),
  check: endpoint({
    method: 'POST',
    path: '/admin/orders/:reference/check',
    summary: 'Asks the payment provider about an order now, and applies what it answers',
    permission: 'orders.fulfil',
    input: z.object({ reference: z.uuid() }),
    output: order,
    errors: ['order_not_found', 'provider_unavailable', 'too_many_requests'],
  }),
  note: endpoint({
    method: 'POST',
    path: '/admin/orders/:reference/notes',
    summary: 'Adds a note to an order that only administrators see',
    permission: 'orders.fulfil',
    input: z.object({
      reference: z.uuid(),
      text: z
        .string()
        .overwrite(longText)
        .min(1, { error: () => t('order-desk.noteMissing') })
        .max(1000)
        .refine(showsSomething, { error: () => t('order-desk.noteMissing') }),
    }),
    output: orderNote,
    status: 201,
    errors: ['order_not_found'],
  }),
  emails: endpoint({
    method: 'GET',
    path: '/admin/orders/:reference/emails',
    summary: 'The e-mails that were written about an order, sent or not',
    permission: 'orders.read',
    input: z.object({ reference: z.uuid() }),
    output: z.array(orderEmail),
    errors: ['order_not_found'],
  }),
  buyer: endpoint({
    method: 'GET',
    path: '/admin/orders/:reference/buyer',
    summary: 'Who bought an order, and what else this person bought',
    permission: 'orders.read',
    input: z.object({ reference: z.uuid() }),
    output: orderBuyer,
    errors: ['order_not_found'],
  }),
  sendAgain: endpoint({
    method: 'POST',
    path: '/admin/orders/:reference/emails/:id',
    summary: 'Sends an e-mail about an order again, as far as it is still true',
    permission: 'orders.fulfil',
    input: z.object({ reference: z.uuid(), id: rowId }),
    output: z.object({ id: z.number() }),
    errors: ['not_found', 'too_many_emails'],
  }),
  history: endpoint({
    method: 'GET',
    path: '/admin/orders/:key/history',
    summary:
      'Everything that happened to an order: payment, money, goods, returns, e-mails and notes, who, when and why',
    permission: 'orders.read',
    input: z.object({ key: z.string().trim().max(60) }),
    output: z.array(timelineEntry),
    errors: ['order_not_found'],
  }),
  all: endpoint({
    method: 'GET',
    path: '/findAllOrders',
    summary: 'All orders, newest first',
    ...takenAway,
    input: z.object({}),
    output: z.array(order),
  }),
  byNumber: endpoint({
    method: 'GET',
    path: '/findOrderByPk/:orderNumber',
    summary:
      'The orders that match a shown number: a payment’s, a reference or its beginning; empty when there is none',
    permission: 'orders.read',
    input: z.object({ orderNumber: z.string().trim().max(60) }),
    output: z.array(order),
  }),
  byStatus: endpoint({
    method: 'GET',
    path: '/findorderbystatus/:status',
    summary: 'All orders of a status, newest first',
    ...takenAway,
    input: z.object({ status: z.enum(orderStatuses) }),
    output: z.array(order),
  }),
  setStatus: endpoint({
    method: 'PATCH',
    path: '/updateStatusOrder/:payment_id',
    summary: 'Sets the status of a pending order by its number or reference; a failure returns its units to the stock',
    permission: 'orders.settle',
    input: z.object({
      payment_id: z.string().trim().max(60),
      status: z.enum(['approved', 'failure'], { error: () => t('order-desk.badStatus') }),
      reason: z.string().trim().max(200).optional(),
    }),
    output: order,
    errors: ['order_not_found', 'order_settled', 'order_has_left'],
  }),
} as const;
