import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { withdrawalStates } from '#contract/sales/returns/withdrawals.ts';

export const withdrawals = pgTable('withdrawals', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  code: text().notNull(),
  request: uuid().notNull(),
  number: integer('order_number').notNull(),
  email: text().notNull(),
  orderReference: uuid('order_reference'),
  at: timestamp({ withTimezone: true }).notNull(),
  state: text({ enum: withdrawalStates }).notNull(),
  handledAt: timestamp('handled_at', { withTimezone: true }),
  handledBy: text('handled_by'),
});
