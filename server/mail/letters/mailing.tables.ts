import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The advertising campaigns. */
export const campaigns = pgTable('campaigns', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  actor: text().notNull(),
  subject: text().notNull(),
  image: text(),
  title: text().notNull(),
  subtitle: text().notNull(),
  description: text().notNull(),
  button: text().notNull(),
  key: text(),
  recipients: integer().notNull().default(0),
});
