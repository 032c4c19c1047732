import { z } from 'zod';
import { customers, endpoint, loggedIn } from './endpoint.ts';
import { moment, money } from './fields.ts';
import { checkoutStarted } from './checkout.ts';
import { orderStatuses } from './order-status.ts';

export const orderLine = z.object({
  id: z.int(),
  name: z.string(),
  color: z.string(),
  brandSize: z.string(),
  quantity: z.int(),
  currentPrice: money,
});

/**
 * An order. `payment_id` is the provider's number, null until there is a payment; `reference` is the shop's own.
 * `isPayable`: its checkout is still open, so it can be paid or cancelled. `isRefunded`: money that arrived for it was
 * sent back. `awaits`: what a pending order waits for once somebody paid: the provider's review, or money that the buyer
 * still has to hand over, until `payUntil` and as `voucherUrl` says, where the provider told them.
 */
export const order = z.object({
  payment_id: z.int().nullable(),
  reference: z.uuid(),
  orderDate: moment,
  status: z.enum(orderStatuses),
  email: z.string(),
  subtotal: money,
  shipping: money,
  total: money,
  isPayable: z.boolean(),
  isRefunded: z.boolean(),
  awaits: z.enum(['review', 'voucher']).nullable(),
  payUntil: moment.nullable(),
  voucherUrl: z.string().nullable(),
  orderDetails: z.array(orderLine),
});

export type Order = z.output<typeof order>;

/** The provider's number or the order's reference. */
const orderKey = z.union([z.string().regex(/^\d{1,15}$/), z.uuid()]);

export const orders = {
  record: endpoint({
    method: 'POST',
    path: '/ordendecompra',
    summary: 'Tells that the buyer came back from paying; the server asks the provider what really happened',
    roles: loggedIn,
    // Older clients also send what they believe was bought and paid. Nothing of it is read.
    input: z.object({
      payment_id: z.union([z.string().max(20), z.number()]).nullish(),
      reference: z.string().max(60).nullish(),
      status: z.string().max(40).nullish(),
    }),
    output: order,
    errors: ['order_not_found', 'too_many_requests'],
  }),
  ofUser: endpoint({
    method: 'GET',
    path: '/findOrderByUser/:username',
    summary: 'The orders of a user, newest first: for that user and for administrators',
    roles: loggedIn,
    input: z.object({ username: z.string().max(60) }),
    output: z.array(order),
  }),
  one: endpoint({
    method: 'GET',
    path: '/orders/:key',
    summary: 'One order by its payment number or its reference: for its buyer and for administrators',
    roles: loggedIn,
    input: z.object({ key: orderKey }),
    output: order,
    errors: ['order_not_found'],
  }),
  payAgain: endpoint({
    method: 'POST',
    path: '/orders/:reference/payment',
    summary: 'Where to pay a pending order of one’s own',
    roles: customers,
    input: z.object({ reference: z.uuid() }),
    output: checkoutStarted,
    errors: ['order_not_found', 'order_settled', 'provider_unavailable', 'too_many_requests'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/orders/:reference/cancellation',
    summary: 'Gives up a pending order of one’s own and puts its units back',
    roles: customers,
    input: z.object({ reference: z.uuid() }),
    output: order,
    errors: ['order_not_found', 'order_settled', 'order_under_review', 'provider_unavailable', 'too_many_requests'],
  }),
} as const;
