import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { moment, rowId } from '#contract/core/fields/fields.ts';
import { seenVersion, version } from '#contract/core/protocol/row-version.ts';
import { sentTopics, topics } from './webhook-events.ts';

/** Whether a receiver is sent news: somebody switched it off, or it failed for a week, or it said that it is gone. */
export const webhookStates = ['active', 'off', 'failed', 'gone'] as const;

/** What the secret of a receiver begins with, by the Standard Webhooks specification. */
export const webhookSecretPrefix = 'whsec_';

/** How many receivers a shop has at most: all of them are served at the same time. */
export const mostWebhooks = 20;

const noAddress = { error: () => t('webhooks.badAddress') };

const address = z
  .string(noAddress)
  .trim()
  .max(500, noAddress)
  .refine((text) => {
    const url = URL.parse(text);
    return (
      url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' && url.hash === ''
    );
  }, noAddress);

const noTopic = { error: () => t('webhooks.noTopic') };

/** A receiver as a form gives it. */
export const givenWebhook = z.object({
  url: address,
  topics: z
    .array(z.enum(topics), noTopic)
    .min(1, noTopic)
    .max(topics.length)
    .transform((chosen) => topics.filter((one) => chosen.includes(one))),
});

/** A receiver, without the secret that its news is signed with. */
export const webhook = z.object({
  id: z.int(),
  url: z.string(),
  topics: z.array(z.enum(topics)),
  state: z.enum(webhookStates),
  createdAt: moment,
  /** Since when every delivery failed; null if the last one arrived. */
  failingSince: moment.nullable(),
  /** Until when news is signed with the secret before as well; null if there is none. */
  rollsUntil: moment.nullable(),
  version,
});

export type Webhook = z.output<typeof webhook>;

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

/** Why the last try of a delivery failed; '' if it did not. */
export const deliveryProblems = ['', 'address', 'private', 'redirect', 'status', 'time', 'unreachable'] as const;

/** A piece of news for a receiver: what is sent, and what the receiver answered to the last try. */
export const webhookDelivery = z.object({
  id: z.int(),
  /** The `webhook-id` of its requests: a receiver that has seen it has the news. */
  messageId: z.string(),
  topic: z.enum(sentTopics),
  state: z.enum(deliveryStates),
  createdAt: moment,
  tries: z.int(),
  triedAt: moment.nullable(),
  /** When it is tried again; null if it is not. */
  nextTryAt: moment.nullable(),
  problem: z.enum(deliveryProblems),
  status: z.int().nullable(),
  body: z.string(),
  /** Its beginning. */
  answer: z.string(),
});

export type WebhookDelivery = z.output<typeof webhookDelivery>;

const withSecret = z.object({ secret: z.string(), webhook });

export const webhooks = {
  list: endpoint({
    method: 'GET',
    path: '/admin/webhooks',
    summary: 'The receivers of news',
    permission: 'programs.manage',
    input: z.object({}),
    output: z.object({ webhooks: z.array(webhook) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/webhooks',
    summary: 'Adds a receiver of news; its secret is answered this once',
    permission: 'programs.manage',
    input: givenWebhook,
    output: withSecret,
    status: 201,
    errors: ['webhook_private', 'webhook_not_secure', 'too_many_webhooks'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/webhooks/:id',
    summary: 'Changes where a receiver is, what it is sent, and whether it is sent anything',
    permission: 'programs.manage',
    input: givenWebhook.extend({ id: rowId, isActive: z.boolean(), version: seenVersion }),
    output: webhook,
    errors: ['webhook_not_found', 'webhook_private', 'webhook_not_secure', 'changed_meanwhile'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/webhooks/:id',
    summary: 'Removes a receiver with its log',
    permission: 'programs.manage',
    input: z.object({ id: rowId }),
    output: z.object({}),
    errors: ['webhook_not_found'],
  }),
  roll: endpoint({
    method: 'POST',
    path: '/admin/webhooks/:id/secret',
    summary:
      'Gives a receiver another secret, answered this once; news is signed with the one before as well for a day',
    permission: 'programs.manage',
    input: z.object({ id: rowId }),
    output: withSecret,
    errors: ['webhook_not_found'],
  }),
  test: endpoint({
    method: 'POST',
    path: '/admin/webhooks/:id/test',
    summary: 'Sends a receiver a trial',
    permission: 'programs.manage',
    input: z.object({ id: rowId }),
    output: webhookDelivery,
    errors: ['webhook_not_found', 'webhook_off', 'too_many_requests'],
  }),
  log: endpoint({
    method: 'GET',
    path: '/admin/webhooks/:id/log',
    summary: 'What a receiver was sent in the last 30 days, the newest first; `before` a delivery continues',
    permission: 'programs.manage',
    input: z.object({ id: rowId, before: z.coerce.number<string | number>().int().min(1).optional() }),
    output: z.object({ webhook, deliveries: z.array(webhookDelivery), next: z.int().nullable() }),
    errors: ['webhook_not_found'],
  }),
  again: endpoint({
    method: 'POST',
    path: '/admin/webhooks/:id/log/:delivery/again',
    summary: 'Sends a piece of news again, with the same webhook-id',
    permission: 'programs.manage',
    input: z.object({ id: rowId, delivery: z.coerce.number<string | number>().int().min(1) }),
    output: webhookDelivery,
    errors: ['webhook_not_found', 'delivery_not_found', 'webhook_off'],
  }),
} as const;
