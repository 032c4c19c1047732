import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The parts of the shop; the name is null where the shop's own word stands for it (migration 0058). */
export const departments = pgTable('departments', {
  id: text().primaryKey(),
  name: text(),
  position: integer().notNull(),
  isHidden: boolean('is_hidden').notNull().default(false),
  version: integer().notNull().default(1),
});
