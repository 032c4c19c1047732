import { z } from 'zod';
import { answeredStream } from '#contract/core/protocol/answered-stream.ts';
import { endpoint } from '#contract/core/protocol/endpoint.ts';

/**
 * What happened to an order: its buyer has finished the checkout and the payment is awaited, it was paid, one of its states
 * changed, a return of it moved, or it must not be delivered.
 */
export const orderNewsKinds = ['awaited', 'paid', 'status', 'fulfilment', 'money', 'return', 'stopped'] as const;

/**
 * The data of a message. `isWhole` is false if there was more than it says, or if it is not known since when: then
 * everything has to be read again.
 */
export const ordersNews = z.object({
  orders: z.array(z.object({ what: z.enum(orderNewsKinds), number: z.int(), reference: z.uuid() })),
  isWhole: z.boolean(),
});

export type OrdersNews = z.output<typeof ordersNews>;

/** The type of the stream's messages. */
export const ordersNewsEvent = 'orders';

export const liveOrders = {
  follow: endpoint({
    method: 'GET',
    path: '/admin/orders/live',
    summary:
      'Tells of paid orders and of changes of orders as they happen (server-sent events). Last-Event-ID, or `after`, continues after a message',
    permission: 'orders.read',
    answers: 'text/event-stream',
    input: z.object({
      /** The id of the last message that the client has; one that is unknown counts as none. */
      after: z.string().trim().max(4000).optional(),
    }),
    output: answeredStream,
    errors: ['too_many_requests', 'unavailable'],
  }),
} as const;
