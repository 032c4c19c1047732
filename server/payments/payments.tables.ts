import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const payments = pgTable('payments', {
  id: bigint({ mode: 'number' }).primaryKey(),
  orderReference: uuid('order_reference').notNull(),
  status: text().notNull(),
  statusDetail: text('status_detail').notNull(),
  amount: integer('amount_cents').notNull(),
  refunded: integer('refunded_cents').notNull().default(0),
  currency: text().notNull(),
  approvedAt: timestamp('approved_at', { withTimezone: true }),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  payUntil: timestamp('pay_until', { withTimezone: true }),
  voucherUrl: text('voucher_url'),
  refund: text({ enum: ['due', 'done'] }),
  refundReason: text('refund_reason'),
  refundTriedAt: timestamp('refund_tried_at', { withTimezone: true }),
  problem: text(),
});

export const paymentNotices = pgTable('payment_notices', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  noticeId: text('notice_id').notNull(),
  topic: text().notNull(),
  paymentId: bigint('payment_id', { mode: 'number' }),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  triedAt: timestamp('tried_at', { withTimezone: true }).notNull(),
  handledAt: timestamp('handled_at', { withTimezone: true }),
});
