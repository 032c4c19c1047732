import { sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The translations of what the owner wrote, unique by language and source; an empty text stands for none. */
export const ownerTexts = pgTable('owner_texts', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  language: text().notNull(),
  source: text().notNull(),
  key: text()
    .notNull()
    .generatedAlwaysAs(sql`md5(source)`),
  text: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  by: text().notNull(),
  version: integer().notNull(),
});
