import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { collectionSorts } from '#contract/site/collections/collection-rules.ts';

export const collections = pgTable('collections', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull(),
  title: text().notNull(),
  description: text().notNull(),
  /** Of a newer or older program, so it is parsed (`sourceOf`). */
  source: jsonb().$type<unknown>().notNull(),
  sort: text({ enum: collectionSorts }).notNull(),
  isPublic: boolean('is_public').notNull(),
  version: integer().notNull().default(1),
});

export type StoredCollection = typeof collections.$inferSelect;
