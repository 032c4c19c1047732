import { bigint, boolean, customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const products = pgTable('products', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  description: text().notNull(),
  gender: text({ enum: ['men', 'women'] }).notNull(),
  brandName: text('brand_name').notNull(),
  model: text(),
  color: text().notNull(),
  previousPrice: bigint('previous_price_minor', { mode: 'number' }),
  currentPrice: bigint('current_price_minor', { mode: 'number' }).notNull(),
  isOffertPrice: boolean('is_offert_price').notNull().default(false),
  categoryId: integer('category_id').notNull(),
  aboutMe: text('about_me').notNull().default(''),
  careInfo: text('care_info').notNull().default(''),
  sizeAndFit: text('size_and_fit').notNull().default(''),
  weight: integer().notNull().default(500),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  version: integer().notNull().default(1),
});

export const variants = pgTable('variants', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  productId: integer('product_id').notNull(),
  /** Its word, which may change: the id names it. */
  size: text('brand_size').notNull(),
  position: integer().notNull().default(0),
  stock: integer().notNull(),
});

export const productImages = pgTable('product_images', {
  productId: integer('product_id').notNull(),
  position: integer().notNull(),
  path: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  placeholder: text().notNull().default(''),
  alt: text().notNull().default(''),
  widths: integer().array().notNull().default([]),
});

/** What products cost before, and until when. */
export const pastPrices = pgTable('past_prices', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  productId: integer('product_id').notNull(),
  price: bigint('price_minor', { mode: 'number' }).notNull(),
  until: timestamp({ withTimezone: true }).notNull(),
});

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The search words of each product; written only by the trigger of `products`. */
export const productWords = pgTable('product_words', {
  productId: integer('product_id').primaryKey(),
  words: tsvector().notNull(),
});

/** The texts of a product in another language than the shop's own; empty for those that the own ones stand for. */
export const productTexts = pgTable('product_texts', {
  productId: integer('product_id').notNull(),
  language: text().notNull(),
  name: text().notNull().default(''),
  description: text().notNull().default(''),
  aboutMe: text('about_me').notNull().default(''),
  careInfo: text('care_info').notNull().default(''),
  sizeAndFit: text('size_and_fit').notNull().default(''),
  version: integer().notNull().default(1),
});
