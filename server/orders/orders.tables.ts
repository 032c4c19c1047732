import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orderStatuses } from '#contract/order-status.ts';

export const orders = pgTable('orders', {
  reference: uuid().primaryKey(),
  userId: bigint('user_id', { mode: 'number' }),
  status: text({ enum: orderStatuses }).notNull(),
  email: text().notNull(),
  currency: text().notNull().default('ARS'),
  subtotal: integer('subtotal_cents').notNull(),
  shipping: integer('shipping_cents').notNull(),
  total: integer('total_cents').notNull(),
  orderDate: timestamp('order_date', { withTimezone: true }).notNull(),
  paymentId: bigint('payment_id', { mode: 'number' }),
  isOpen: boolean('is_open').notNull(),
  bagKey: text('bag_key').notNull(),
  preferenceId: text('preference_id'),
  initPoint: text('init_point'),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  askedAt: timestamp('asked_at', { withTimezone: true }),
});

export const orderLines = pgTable('order_lines', {
  orderReference: uuid('order_reference').notNull(),
  position: integer().notNull(),
  productId: integer('product_id').notNull(),
  variantId: integer('variant_id'),
  name: text().notNull(),
  color: text().notNull(),
  brandSize: text('brand_size').notNull(),
  quantity: integer().notNull(),
  price: integer('price_cents').notNull(),
});

export const orderHistory = pgTable('order_history', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderReference: uuid('order_reference').notNull(),
  fromStatus: text('from_status', { enum: orderStatuses }),
  toStatus: text('to_status', { enum: orderStatuses }).notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  actor: text().notNull(),
  reason: text().notNull(),
});
