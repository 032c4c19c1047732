import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { emailKinds } from './email-kinds.service.ts';

export const emails = pgTable('emails', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text({ enum: emailKinds }).notNull(),
  event: text().notNull(),
  recipient: text().notNull(),
  userId: bigint('user_id', { mode: 'number' }),
  orderReference: uuid('order_reference'),
  campaignId: bigint('campaign_id', { mode: 'number' }),
  writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  tries: integer().notNull().default(0),
  nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }),
  givenUpAt: timestamp('given_up_at', { withTimezone: true }),
  problem: text(),
  messageId: uuid('message_id').notNull().defaultRandom(),
});

export const demoOutbox = pgTable('demo_outbox', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  html: text().notNull(),
  bodyText: text('body_text').notNull(),
  messageId: text('message_id'),
  userId: bigint('user_id', { mode: 'number' }),
});
