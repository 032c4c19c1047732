import { z } from 'zod';
import type { Kind } from '../store/documents.ts';

/** An event: what became of an object, as it was at that moment. */
export const event = {
  name: 'event',
  shape: z.object({
    id: z.string(),
    object: z.literal('event'),
    api_version: z.string(),
    created: z.number(),
    data: z.object({ object: z.looseObject({ id: z.string() }) }),
    livemode: z.boolean(),
    pending_webhooks: z.number(),
    request: z.object({ id: z.string().nullable(), idempotency_key: z.string().nullable() }),
    type: z.string(),
  }),
} as const satisfies Kind<{ id: string }>;

/** An address at which the shop takes events. */
export const endpoint = {
  name: 'webhook_endpoint',
  shape: z.object({
    id: z.string(),
    object: z.literal('webhook_endpoint'),
    api_version: z.string().nullable(),
    created: z.number(),
    description: z.string().nullable(),
    enabled_events: z.array(z.string()),
    livemode: z.boolean(),
    metadata: z.record(z.string(), z.string()),
    status: z.enum(['enabled', 'disabled']),
    url: z.url(),
    /** Answered once, when it is made. */
    secret: z.string(),
  }),
} as const satisfies Kind<{ id: string }>;

export type Endpoint = z.output<typeof endpoint.shape>;
