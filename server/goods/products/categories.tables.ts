import { integer, pgTable, text } from 'drizzle-orm/pg-core';

export const categories = pgTable('categories', {
  id: integer().primaryKey(),
  title: text().notNull(),
  genre: text().notNull(),
  version: integer().notNull().default(1),
});
