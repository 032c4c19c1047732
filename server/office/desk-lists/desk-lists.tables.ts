import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const listViews = pgTable('list_views', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  list: text().notNull(),
  name: text().notNull(),
  query: text().notNull(),
});

export const listColumns = pgTable(
  'list_columns',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    list: text().notNull(),
    hidden: text().array().notNull(),
  },
  ({ userId, list }) => [primaryKey({ columns: [userId, list] })],
);
