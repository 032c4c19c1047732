import { integer, pgTable, text } from 'drizzle-orm/pg-core';

export const categories = pgTable('categories', {
  id: integer().primaryKey(),
  title: text().notNull(),
  genre: text().notNull(),
  /** The one in which it is; that is in none. */
  parentId: integer('parent_id'),
  version: integer().notNull().default(1),
});
