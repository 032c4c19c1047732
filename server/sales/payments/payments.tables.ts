import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { noticeSubjects } from '#contract/sales/payments/notice-subjects.ts';
import { paymentMeansKinds } from '#contract/sales/payments/payment-means.ts';
import { paymentStatuses } from '#contract/sales/payments/payment-status.ts';

export const paymentSessions = pgTable('payment_sessions', {
  orderReference: uuid('order_reference').primaryKey(),
  provider: text().notNull(),
  externalId: text('external_id').notNull(),
  url: text().notNull(),
  askedAt: timestamp('asked_at', { withTimezone: true }),
  closedAt: timestamp('closed_at', { withTimezone: true }),
  askAt: timestamp('ask_at', { withTimezone: true }),
  endsAt: timestamp('ends_at', { withTimezone: true }),
});

export const payments = pgTable(
  'payments',
  {
    provider: text().notNull(),
    id: text().notNull(),
    orderReference: uuid('order_reference').notNull(),
    status: text({ enum: paymentStatuses }).notNull(),
    detail: text().notNull(),
    amount: bigint('amount_minor', { mode: 'number' }).notNull(),
    refunded: bigint('refunded_minor', { mode: 'number' }).notNull().default(0),
    currency: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    approvedAt: timestamp('approved_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    awaits: text({ enum: ['review', 'voucher'] }),
    payUntil: timestamp('pay_until', { withTimezone: true }),
    voucherUrl: text('voucher_url'),
    refund: text({ enum: ['due', 'done'] }),
    refundReason: text('refund_reason'),
    refundTriedAt: timestamp('refund_tried_at', { withTimezone: true }),
    problem: text(),
    means: text({ enum: paymentMeansKinds }),
    meansName: text('means_name'),
    cardDigits: text('card_digits'),
    installments: integer(),
    fee: bigint('fee_minor', { mode: 'number' }),
    withheld: bigint('withheld_minor', { mode: 'number' }),
    net: bigint('net_minor', { mode: 'number' }),
    releaseAt: timestamp('release_at', { withTimezone: true }),
    listedAs: text('listed_as'),
  },
  ({ id, provider }) => [primaryKey({ columns: [id, provider] })],
);

export const paymentNotices = pgTable('payment_notices', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  provider: text().notNull(),
  noticeId: text('notice_id').notNull(),
  paymentId: text('payment_id'),
  about: text({ enum: noticeSubjects }).notNull().default('payment'),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  triedAt: timestamp('tried_at', { withTimezone: true }).notNull(),
  handledAt: timestamp('handled_at', { withTimezone: true }),
  orderReference: uuid('order_reference'),
});
