import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { returnOutcomes, returnReasons, returnStates, returnWishes } from '#contract/sales/returns/return-state.ts';

export const returns = pgTable('returns', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  request: uuid().notNull(),
  orderReference: uuid('order_reference').notNull(),
  state: text({ enum: returnStates }).notNull(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  place: text(),
  sendBy: timestamp('send_by', { withTimezone: true }),
  answer: text().notNull().default(''),
  carrierId: integer('carrier_id'),
  trackingNumber: text('tracking_number').notNull().default(''),
  refundKey: uuid('refund_key').notNull(),
});

export const returnLines = pgTable(
  'return_lines',
  {
    returnId: integer('return_id').notNull(),
    orderReference: uuid('order_reference').notNull(),
    position: integer().notNull(),
    quantity: integer().notNull(),
    wants: text({ enum: returnWishes }).notNull(),
    /** The size that is wanted instead: its word then, and its variant, null if it was deleted since. */
    wantedSize: text('size'),
    wantedVariantId: integer('size_variant_id'),
    /** The size that was sent instead, in the same way. */
    sentSize: text('sent_size'),
    sentVariantId: integer('sent_variant_id'),
    reason: text({ enum: returnReasons }),
    note: text().notNull().default(''),
    outcome: text({ enum: returnOutcomes }),
    restocked: integer().notNull().default(0),
  },
  ({ returnId, position }) => [primaryKey({ columns: [returnId, position] })],
);
