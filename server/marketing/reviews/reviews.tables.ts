import { bigint, boolean, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

export const reviews = pgTable('reviews', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Null once its author was erased. */
  userId: bigint('user_id', { mode: 'number' }),
  productId: integer('product_id').notNull(),
  calification: smallint().notNull(),
  comment: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** Of an author who was erased: whether the product was bought. */
  wasPurchase: boolean('was_purchase').notNull().default(false),
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
