import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const missedAddresses = pgTable('missed_addresses', {
  path: text().primaryKey(),
  visits: integer().notNull().default(1),
  lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
});

export const directedAddresses = pgTable('directed_addresses', {
  path: text().primaryKey(),
  target: text().notNull(),
});
