import { bigint, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

export const reviews = pgTable('reviews', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  productId: integer('product_id').notNull(),
  calification: smallint().notNull(),
  comment: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/**
 * How many reviews gave each number of stars to a product, maintained by a trigger. A product without a row has no
 * reviews yet.
 */
export const reviewTotals = pgTable('review_totals', {
  productId: integer('product_id').primaryKey(),
  stars1: integer('stars_1').notNull(),
  stars2: integer('stars_2').notNull(),
  stars3: integer('stars_3').notNull(),
  stars4: integer('stars_4').notNull(),
  stars5: integer('stars_5').notNull(),
});
