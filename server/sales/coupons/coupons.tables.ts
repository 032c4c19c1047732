import { bigint, boolean, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const coupons = pgTable('coupons', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  code: text().notNull(),
  kind: text({ enum: ['percent', 'amount', 'delivery', 'units'] }).notNull(),
  percent: numeric({ mode: 'number' }),
  amount: bigint('amount_minor', { mode: 'number' }),
  taken: integer(),
  paid: integer(),
  /** Of a newer or older program, so it is parsed (`goodsOf`). */
  goods: jsonb().$type<unknown>().notNull(),
  least: bigint('least_minor', { mode: 'number' }),
  /** E-mail addresses in lower case; none for everybody. */
  customers: text().array().notNull().default([]),
  isFirstOrder: boolean('is_first_order').notNull(),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }),
  mostUses: integer('most_uses'),
  mostEach: integer('most_each'),
  influencer: text().notNull(),
  version: integer().notNull().default(1),
});

export type StoredCoupon = typeof coupons.$inferSelect;

/** The use of a coupon by an order. A trigger keeps `isHeld`: false once the order ended without a purchase. */
export const couponRedemptions = pgTable('coupon_redemptions', {
  orderReference: uuid('order_reference').primaryKey(),
  couponId: integer('coupon_id').notNull(),
  off: bigint('off_minor', { mode: 'number' }).notNull(),
  isHeld: boolean('is_held').notNull().default(true),
});
