import { z } from 'zod';
import { anyone, customers, endpoint } from '#contract/core/protocol/endpoint.ts';
import { linkToken, moment } from '#contract/core/fields/fields.ts';
import { fulfilmentStates } from './fulfilment.ts';

/** A parcel as its buyer sees it. `link` is the carrier's page about it; null if there is none. */
const shownParcel = z.object({
  carrier: z.string().nullable(),
  trackingNumber: z.string(),
  link: z.string().nullable(),
  units: z.int(),
  dispatchedAt: moment,
  deliveredAt: moment.nullable(),
});

/**
 * How far a paid order has come. `steps` are those of its delivery with the time of each that was reached; a step that was
 * skipped is done without a time. No more of the person than the place: whoever has the link can see it.
 */
export const progress = z.object({
  number: z.int(),
  state: z.enum(fulfilmentStates),
  steps: z.array(z.object({ state: z.enum(fulfilmentStates), at: moment.nullable(), isDone: z.boolean() })),
  parcels: z.array(shownParcel),
  city: z.string().nullable(),
  province: z.string().nullable(),
});

export type Progress = z.output<typeof progress>;

export const tracking = {
  byLink: endpoint({
    method: 'GET',
    path: '/tracking/:token',
    summary: 'How far the order of a tracking link has come; without login',
    roles: anyone,
    input: z.object({ token: linkToken }),
    output: progress,
    errors: ['tracking_not_found', 'too_many_requests'],
  }),
  ofOrder: endpoint({
    method: 'GET',
    path: '/orders/:reference/progress',
    summary: 'How far a paid order has come: for its buyer and for administrators',
    roles: customers,
    staff: 'orders.read',
    input: z.object({ reference: z.uuid() }),
    output: progress,
    errors: ['order_not_found', 'order_unpaid'],
  }),
} as const;
