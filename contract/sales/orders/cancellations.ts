import { z } from 'zod';
import { customers, endpoint } from '#contract/core/protocol/endpoint.ts';
import { money } from '#contract/core/fields/fields.ts';
import { optionalLine } from '#contract/core/fields/one-line.ts';

const reference = z.uuid();

/** A cancelled order, and what was asked to go back to its buyer with the cancellation. */
const cancelled = z.object({ reference, number: z.int(), refund: money });

const offer = z.object({ isPossible: z.boolean(), refund: money });

export type PaidCancellation = z.output<typeof offer>;

const refusals = ['order_not_found', 'order_unpaid', 'order_has_left', 'refund_disputed'] as const;

/** Cancelling paid orders that have not left the shop. Cancelling one again changes nothing, and gives the same answer. */
export const cancellations = {
  offer: endpoint({
    method: 'GET',
    path: '/orders/:reference/paid-cancellation',
    summary: 'Whether the buyer, or an administrator, can cancel a paid order now, and what would be refunded',
    roles: customers,
    staff: 'orders.read',
    input: z.object({ reference }),
    output: offer,
    errors: ['order_not_found'],
  }),
  byBuyer: endpoint({
    method: 'POST',
    path: '/orders/:reference/paid-cancellation',
    summary:
      'Cancels the user’s own paid order while nobody prepares it; refunds it and returns its units to the stock',
    roles: customers,
    input: z.object({ reference }),
    output: cancelled,
    errors: [...refusals, 'order_in_preparation', 'order_paid_by_hand', 'too_many_requests'],
  }),
  byDesk: endpoint({
    method: 'POST',
    path: '/admin/orders/:reference/cancellation',
    summary: 'Cancels a paid order of which nothing has left; refunds it and returns its units to the stock',
    permission: 'orders.cancel',
    stepUp: 'amount',
    input: z.object({ reference, reason: optionalLine(200).default('') }),
    output: cancelled,
    errors: [...refusals, 'step_up_needed'],
  }),
} as const;
