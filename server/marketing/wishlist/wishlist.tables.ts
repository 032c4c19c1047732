import { bigint, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

export const favourites = pgTable('favourites', {
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  productId: integer('product_id').notNull(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
});
