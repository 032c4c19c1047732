import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The change feed; written by the functions of triggers `tell_change` and `tell` alone. */
export const changes = pgTable('changes', {
  at: timestamp({ withTimezone: true }).notNull(),
  tags: text().array().notNull(),
});
