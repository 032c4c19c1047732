import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sheetKinds } from '#contract/goods/stock/sheet-limits.ts';

/** Deliveries and counts as they were saved. */
export const stockSheets = pgTable('stock_sheets', {
  key: uuid().primaryKey(),
  kind: text({ enum: sheetKinds }).notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  actor: text().notNull(),
  note: text().notNull(),
  /** How many sizes were changed, and by how many units together. */
  sizes: integer().notNull(),
  units: integer().notNull(),
});
