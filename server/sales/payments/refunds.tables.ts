import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { disputeStates, refundStates } from '#contract/sales/orders/order-money.ts';

export const refundOrigins = ['shop', 'automatic', 'rounding', 'provider'] as const;

export const refunds = pgTable('refunds', {
  key: uuid().primaryKey(),
  request: uuid().notNull(),
  orderReference: uuid('order_reference').notNull(),
  provider: text().notNull(),
  paymentId: text('payment_id').notNull(),
  origin: text({ enum: refundOrigins }).notNull(),
  amount: bigint('amount_minor', { mode: 'number' }).notNull(),
  currency: text().notNull(),
  state: text({ enum: refundStates }).notNull(),
  externalId: text('external_id'),
  reason: text().notNull().default(''),
  actor: text().notNull(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  triedAt: timestamp('tried_at', { withTimezone: true }),
  settledAt: timestamp('settled_at', { withTimezone: true }),
  problem: text(),
});

export const refundLines = pgTable(
  'refund_lines',
  {
    request: uuid().notNull(),
    orderReference: uuid('order_reference').notNull(),
    position: integer().notNull(),
    quantity: integer().notNull(),
    /** What was paid for these units, which may be less than the refund gives back. */
    amount: bigint('amount_minor', { mode: 'number' }).notNull(),
    restock: boolean().notNull(),
    restocked: integer().notNull().default(0),
  },
  ({ request, position }) => [primaryKey({ columns: [request, position] })],
);

export const disputes = pgTable(
  'disputes',
  {
    provider: text().notNull(),
    paymentId: text('payment_id').notNull(),
    orderReference: uuid('order_reference').notNull(),
    state: text({ enum: disputeStates }).notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  ({ paymentId, provider }) => [primaryKey({ columns: [paymentId, provider] })],
);
