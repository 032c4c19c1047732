import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The one row says in which mode the shop of this database first opened. */
export const shopMode = pgTable('shop_mode', {
  isOnly: boolean('is_only').primaryKey().default(true),
  mode: text({ enum: ['demo', 'live'] }).notNull(),
  markedAt: timestamp('marked_at', { withTimezone: true }).notNull().defaultNow(),
});
