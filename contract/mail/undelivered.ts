import { z } from 'zod';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { moment } from '#contract/core/fields/fields.ts';

const id = z.coerce.number<string | number>().int().min(1).max(Number.MAX_SAFE_INTEGER);

const failure = z.object({ tries: z.number(), problem: z.string(), givenUpAt: moment });

/** An event that a subscriber could not take in all its tries (dead letter). */
const deadEvent = failure.extend({
  subscriber: z.string(),
  eventId: z.number(),
  kind: z.string(),
  subject: z.string(),
  at: moment,
});

/** An e-mail that could not be sent in all its tries. */
const deadEmail = failure.extend({ id: z.number(), kind: z.string(), recipient: z.string(), writtenAt: moment });

/** Failed deliveries, for administrators to inspect and retry. */
export const undelivered = {
  list: endpoint({
    method: 'GET',
    path: '/admin/undelivered',
    summary: 'Events and e-mails that failed in all their tries, the newest 100 of each',
    permission: 'shop.manage',
    input: z.object({}),
    output: z.object({ events: z.array(deadEvent), emails: z.array(deadEmail) }),
  }),
  retryEvent: endpoint({
    method: 'POST',
    path: '/admin/undelivered/events/:eventId',
    summary: 'Retries an event for a subscriber now, with as many tries as a new one',
    permission: 'shop.manage',
    input: z.object({ eventId: id, subscriber: z.string().trim().min(1).max(60) }),
    output: z.object({ eventId: z.number() }),
    errors: ['not_found'],
  }),
  retryEmail: endpoint({
    method: 'POST',
    path: '/admin/undelivered/emails/:id',
    summary: 'Retries an e-mail now, with as many tries as a new one',
    permission: 'shop.manage',
    input: z.object({ id }),
    output: z.object({ id: z.number() }),
    errors: ['not_found'],
  }),
} as const;
