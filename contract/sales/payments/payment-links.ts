import { z } from 'zod';
import { checkoutStarted } from '../checkout/checkout.ts';
import { anyone, customers, endpoint } from '#contract/core/protocol/endpoint.ts';
import { linkToken, moment, money } from '#contract/core/fields/fields.ts';
import { visitorMeansNames } from '#contract/core/settings/visitor-means.ts';
import { orderStatuses } from '../orders/order-status.ts';
import { orderAdjustment } from '../orders/orders.ts';

/** What whoever has a payment link can see: the goods and what they cost, and nothing of the person. */
export const linkedOrder = z.object({
  number: z.int(),
  status: z.enum(orderStatuses),
  lines: z.array(
    z.object({ name: z.string(), color: z.string(), size: z.string(), quantity: z.int(), currentPrice: money }),
  ),
  subtotal: money,
  adjustments: z.array(orderAdjustment),
  discount: money,
  shipping: money,
  shippingTitle: z.string(),
  total: money,
  isPayable: z.boolean(),
  /** True while its payment is under review or waits for a ticket to be paid. */
  isAwaited: z.boolean(),
  /** Until when it can be paid. */
  expiresAt: moment,
  /** By which means its buyer pays it without a provider; null for others. */
  byHand: z.enum(visitorMeansNames).nullable(),
  /**
   * Of an order that was placed without a login: 'unclaimed' while no account has it, 'claimable' if the visitor's may get it, 'own' if
   * it has it. 'none' for all others.
   */
  account: z.enum(['none', 'unclaimed', 'claimable', 'own']),
});

export type LinkedOrder = z.output<typeof linkedOrder>;

const input = z.object({ token: linkToken });

export const paymentLinks = {
  show: endpoint({
    method: 'GET',
    path: '/payment-links/:token',
    summary: 'The order of a payment link; without login',
    roles: anyone,
    input,
    output: linkedOrder,
    errors: ['tracking_not_found', 'too_many_requests'],
  }),
  pay: endpoint({
    method: 'POST',
    path: '/payment-links/:token/payment',
    summary: 'Returns where the order of a payment link is paid',
    roles: anyone,
    input,
    output: checkoutStarted,
    errors: [
      'tracking_not_found',
      'order_settled',
      'payment_not_connected',
      'provider_unavailable',
      'too_many_requests',
    ],
  }),
  follow: endpoint({
    method: 'POST',
    path: '/payment-links/:token/return',
    summary: 'Reports that the buyer returned from the payment page; the server asks the provider for the payment',
    roles: anyone,
    input,
    output: linkedOrder,
    errors: ['tracking_not_found', 'too_many_requests'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/payment-links/:token/cancellation',
    summary: 'Cancels a pending order that was placed without a login, and returns its units to the stock',
    roles: anyone,
    input,
    output: linkedOrder,
    errors: [
      'tracking_not_found',
      'order_settled',
      'order_under_review',
      'order_in_preparation',
      'provider_unavailable',
      'too_many_requests',
    ],
  }),
  claim: endpoint({
    method: 'POST',
    path: '/payment-links/:token/claim',
    summary: 'Adds an order that was placed without a login to the own account, which has the same e-mail address',
    roles: customers,
    input,
    output: linkedOrder,
    errors: ['tracking_not_found', 'order_of_other_email', 'order_unpaid', 'too_many_requests'],
  }),
} as const;
