import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Its only row contains the mode in which a shop first opened this database. */
export const shopMode = pgTable('shop_mode', {
  isOnly: boolean('is_only').primaryKey().default(true),
  mode: text({ enum: ['demo', 'live'] }).notNull(),
  markedAt: timestamp('marked_at', { withTimezone: true }).notNull().defaultNow(),
});
