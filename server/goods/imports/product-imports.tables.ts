import { boolean, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { fates, importStates } from '#contract/goods/imports/import-states.ts';
import type { Change, ColumnUses, NewCategory, Target } from './compare/target.ts';
import type { Said } from './problem-words.ts';
import type { Problem } from './reading/problem.ts';

const time = { withTimezone: true } as const;

export const productImports = pgTable('product_imports', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  /** The name of the file in the data folder. */
  file: uuid().notNull(),
  sha256: text().notNull(),
  assumedGender: text('assumed_gender'),
  uploadedBy: text('uploaded_by').notNull(),
  state: text({ enum: importStates }).notNull().default('reading'),
  platform: text(),
  refusal: jsonb().$type<Said>(),
  skipWrong: boolean('skip_wrong').notNull().default(false),
  currency: text(),
  addedVat: numeric('added_vat', { precision: 4, scale: 1, mode: 'number' }),
  unknownColumns: text('unknown_columns').array().notNull().default([]),
  newCategories: jsonb('new_categories').$type<readonly NewCategory[]>().notNull().default([]),
  columns: jsonb().$type<ColumnUses>().notNull().default({}),
  newAttributes: integer('new_attributes').array().notNull().default([]),
  newValues: integer('new_values').array().notNull().default([]),
  done: integer().notNull().default(0),
  total: integer().notNull().default(0),
  oldShop: text('old_shop'),
  createdAt: timestamp('created_at', time).notNull(),
  comparedAt: timestamp('compared_at', time),
  writtenAt: timestamp('written_at', time),
  undoneAt: timestamp('undone_at', time),
  leasedUntil: timestamp('leased_until', time),
});

export const productImportItems = pgTable('product_import_items', {
  importId: integer('import_id').notNull(),
  position: integer().notNull(),
  row: integer('source_row').notNull(),
  fate: text({ enum: fates }).notNull(),
  name: text().notNull(),
  productId: integer('product_id'),
  changes: jsonb().$type<readonly Change[]>().notNull().default([]),
  problems: jsonb().$type<readonly Problem[]>().notNull().default([]),
  target: jsonb().$type<Target>(),
  before: jsonb().$type<Target>(),
  versionAfter: integer('version_after'),
});

export const productImportPictures = pgTable('product_import_pictures', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  importId: integer('import_id').notNull(),
  productId: integer('product_id').notNull(),
  position: integer().notNull(),
  source: text().notNull(),
  alt: text().notNull().default(''),
  path: text(),
  problem: jsonb().$type<Said>(),
  tries: integer().notNull().default(0),
  nextTryAt: timestamp('next_try_at', time),
});

export const productImportPages = pgTable('product_import_pages', {
  importId: integer('import_id').notNull(),
  productId: integer('product_id').notNull(),
  /** What the old shop calls the product. */
  handle: text().notNull(),
  /** How many pictures its page showed; null before it did. */
  found: integer(),
  problem: jsonb().$type<Said>(),
  tries: integer().notNull().default(0),
  nextTryAt: timestamp('next_try_at', time),
});

export const oldHandles = pgTable('old_handles', {
  kind: text({ enum: ['product', 'category'] }).notNull(),
  handle: text().notNull(),
  colorKey: text('color_key').notNull().default(''),
  productId: integer('product_id'),
  categoryId: integer('category_id'),
});
