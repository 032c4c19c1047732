import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { sentTopics } from '#contract/mail/webhook-events.ts';
import { deliveryProblems, webhookStates } from '#contract/mail/webhooks.ts';

/** Other programs that are sent news. */
export const webhooks = pgTable('webhooks', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  url: text().notNull(),
  topics: text().array().notNull(),
  state: text({ enum: webhookStates }).notNull().default('active'),
  /** Encrypted, as the one before it. */
  secret: text().notNull(),
  secretBefore: text('secret_before'),
  rollsUntil: timestamp('rolls_until', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** The newest event when it was added: what was before is no news. */
  afterEvent: bigint('after_event', { mode: 'number' }).notNull(),
  failingSince: timestamp('failing_since', { withTimezone: true }),
  /** Until when one process serves it, which nobody else does meanwhile. */
  leasedUntil: timestamp('leased_until', { withTimezone: true }),
  /** Raised by what people change, not by deliveries. */
  version: integer().notNull().default(1),
});

/** News for a receiver: the queue, and the log. */
export const webhookDeliveries = pgTable('webhook_deliveries', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  webhookId: integer('webhook_id').notNull(),
  messageId: text('message_id').notNull(),
  topic: text({ enum: sentTopics }).notNull(),
  /** Null for a trial. */
  eventId: bigint('event_id', { mode: 'number' }),
  body: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  tries: integer().notNull().default(0),
  nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull(),
  triedAt: timestamp('tried_at', { withTimezone: true }),
  deliveredAt: timestamp('delivered_at', { withTimezone: true }),
  givenUpAt: timestamp('given_up_at', { withTimezone: true }),
  problem: text({ enum: deliveryProblems }).notNull().default(''),
  status: integer(),
  answer: text().notNull().default(''),
});
