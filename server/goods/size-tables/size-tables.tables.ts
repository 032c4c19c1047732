import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { SizeColumn, SizeRow } from '#contract/goods/sizes/size-table-rules.ts';

export const sizeTables = pgTable('size_tables', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  /** Empty for any. */
  brand: text().notNull(),
  /** True with a null category if that was deleted: the table then applies nowhere. */
  byCategory: boolean('by_category').notNull(),
  categoryId: integer('category_id'),
  columns: jsonb().$type<SizeColumn[]>().notNull(),
  rows: jsonb().$type<SizeRow[]>().notNull(),
  version: integer().notNull().default(1),
});
