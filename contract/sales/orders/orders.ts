import { z } from 'zod';
import { deliveryAddress, deliveryContact } from '#contract/people/addresses.ts';
import { deliveryDays, deliveryKinds, pickupPlace } from '#contract/delivery/delivery.ts';
import { customers, endpoint, loggedIn } from '#contract/core/protocol/endpoint.ts';
import { visitorMeansNames } from '#contract/core/settings/visitor-means.ts';
import { picture } from '#contract/core/fields/picture.ts';
import { fulfilmentStates } from '../fulfilment/fulfilment.ts';
import { moment, money, moneyChange } from '#contract/core/fields/fields.ts';
import { checkoutStarted } from '../checkout/checkout.ts';
import { adjustmentKinds } from './adjustments.ts';
import { moneyStates, refundStates } from './order-money.ts';
import { orderSources, orderStatuses } from './order-status.ts';

export const orderLine = z.object({
  id: z.int(),
  /** Null if its size is no longer in the catalogue; the words stay. */
  variantId: z.int().nullable(),
  name: z.string(),
  color: z.string(),
  brandSize: z.string(),
  quantity: z.int(),
  currentPrice: money,
  /** The day that was promised, if it was pre-ordered. */
  promisedOn: z.iso.date().nullable(),
  /** The product's first picture now; null if it has none, or is no longer in the catalogue. */
  picture: picture.nullable(),
});

/**
 * What changes the price of an order: of the line at a place of `orderDetails`, or of all goods (null), or of those at the places
 * `among` them. The amount is below 0, or above it for a charge, and `tax` the value added tax in it. `source` is what it comes from,
 * 'desk' for an administrator who entered the order, 'coupon:VERANO' for a coupon, 'means:' with its name for a means of payment;
 * `title` is '' for what its source or its kind is called.
 */
export const orderAdjustment = z.object({
  position: z.int(),
  line: z.int().nullable(),
  among: z.array(z.int()).nullable(),
  kind: z.enum(adjustmentKinds),
  source: z.string(),
  title: z.string(),
  amount: moneyChange,
  tax: moneyChange,
});

/** The value added tax of a rate in percent that an order contains, and what it costs without that. */
const orderTax = z.object({ percent: z.number(), net: money, tax: money });

/** A refund of an order as its buyer sees it: when it was asked for, and when it ended, if it did. */
export const orderRefund = z.object({
  amount: money,
  state: z.enum(refundStates),
  askedAt: moment,
  settledAt: moment.nullable(),
});

/**
 * An order. `number` is the shop's own, by which people refer to it; `payment_id` is the provider's, null until there is a
 * payment; `reference` is for programs.
 * `email` is '' for a buyer at the counter who left none. `adjustments` change the price of the goods, in this order; `discount`
 * is what they take off together. `taxes` has a row for each rate, none of a seller who charges no tax.
 * `isPayable`: its checkout is still open, so it can be paid or cancelled. `isRefunded`: a payment of it was refunded.
 * `awaits`: what a pending order waits for after the checkout: the provider's review, or the payment of a voucher,
 * until `payUntil` and at `voucherUrl`, if the provider gave them. `deliveryAddress`: where it is sent, for the kind 'home'.
 * `delivery`: the method as it was at the checkout, with the place of a pick-up and who picks it up.
 * `byHand`: by which means its buyer pays it without a provider; null for others.
 * `moneyState` is the state of its money, beside its status.
 * `fulfilment`: how far its delivery is; null while it is not paid, unless it is paid as it is handed over.
 */
export const order = z.object({
  number: z.int(),
  payment_id: z.int().nullable(),
  reference: z.uuid(),
  orderDate: moment,
  status: z.enum(orderStatuses),
  fulfilment: z.enum(fulfilmentStates).nullable(),
  email: z.string(),
  source: z.enum(orderSources),
  byHand: z.enum(visitorMeansNames).nullable(),
  subtotal: money,
  adjustments: z.array(orderAdjustment),
  discount: money,
  shipping: money,
  total: money,
  taxes: z.array(orderTax),
  isPayable: z.boolean(),
  isRefunded: z.boolean(),
  moneyState: z.enum(moneyStates),
  refunds: z.array(orderRefund),
  awaits: z.enum(['review', 'voucher']).nullable(),
  payUntil: moment.nullable(),
  voucherUrl: z.string().nullable(),
  deliveryAddress: deliveryAddress.nullable(),
  delivery: z.object({
    kind: z.enum(deliveryKinds),
    title: z.string(),
    days: deliveryDays.nullable(),
    pickup: pickupPlace.nullable(),
    contact: deliveryContact.nullable(),
  }),
  orderDetails: z.array(orderLine),
});

export type Order = z.output<typeof order>;

/** The provider's number or the order's reference. */
export const orderKey = z.union([z.string().regex(/^\d{1,15}$/), z.uuid()]);

export const orders = {
  record: endpoint({
    method: 'POST',
    path: '/ordendecompra',
    summary: 'Reports that the buyer returned from the payment page; the server asks the provider for the payment',
    roles: loggedIn,
    // Older clients also send the purchase and the payment as they know them. These fields are ignored.
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
    roles: customers,
    staff: 'orders.read',
    input: z.object({ username: z.string().max(60) }),
    output: z.array(order),
  }),
  one: endpoint({
    method: 'GET',
    path: '/orders/:key',
    summary: 'One order by its payment number or its reference: for its buyer and for administrators',
    roles: customers,
    staff: 'orders.read',
    input: z.object({ key: orderKey }),
    output: order,
    errors: ['order_not_found'],
  }),
  payAgain: endpoint({
    method: 'POST',
    path: '/orders/:reference/payment',
    summary: 'Returns the payment address of the user’s own pending order',
    roles: customers,
    input: z.object({ reference: z.uuid() }),
    output: checkoutStarted,
    errors: ['order_not_found', 'order_settled', 'provider_unavailable', 'too_many_requests'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/orders/:reference/cancellation',
    summary: 'Cancels the user’s own pending order and returns its units to the stock',
    roles: customers,
    input: z.object({ reference: z.uuid() }),
    output: order,
    errors: [
      'order_not_found',
      'order_settled',
      'order_under_review',
      'order_in_preparation',
      'provider_unavailable',
      'too_many_requests',
    ],
  }),
} as const;
