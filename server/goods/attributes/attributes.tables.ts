import { boolean, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { attributeKinds } from '#contract/goods/attributes/attribute-rules.ts';

/** What the owner says of products: fabric, fit, season. `slug` is its name in addresses. */
export const attributes = pgTable('attributes', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  slug: text().notNull(),
  kind: text({ enum: attributeKinds }).notNull(),
  unit: text().notNull().default(''),
  position: integer().notNull(),
  version: integer().notNull().default(1),
});

/** The values of lists. */
export const attributeValues = pgTable('attribute_values', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  attributeId: integer('attribute_id').notNull(),
  word: text().notNull(),
  slug: text().notNull(),
  position: integer().notNull(),
});

/** The values of products, of each attribute one of its columns; several rows for several values of a list. */
export const productAttributes = pgTable('product_attributes', {
  productId: integer('product_id').notNull(),
  attributeId: integer('attribute_id').notNull(),
  valueId: integer('value_id'),
  number: numeric({ mode: 'number' }),
  flag: boolean(),
});
