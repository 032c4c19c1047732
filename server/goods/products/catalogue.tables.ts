import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  pgView,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Composition } from '#contract/goods/garment/composition.ts';
import { ageGroups, type Party } from '#contract/goods/garment/garment-rules.ts';
import type { ProductVideo } from '#contract/core/fields/product-video.ts';

type StoredVideo = Omit<ProductVideo, 'path'>;

export const products = pgTable('products', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  description: text().notNull(),
  gender: text().notNull(),
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
  isUnisex: boolean('is_unisex').notNull().default(false),
  /** The gender in which a unisex product stands besides. */
  otherGender: text('other_gender').generatedAlwaysAs(sql`null`),
  ageGroup: text('age_group', { enum: ageGroups }).notNull().default('adult'),
  composition: jsonb().$type<Composition>().notNull().default([]),
  /** ISO 3166-1. */
  origin: text(),
  maker: jsonb().$type<Party>(),
  responsible: jsonb().$type<Party>(),
  /** The value added tax in percent; null for the usual rate of the shop's country. */
  vatPercent: numeric('vat_percent', { precision: 4, scale: 1, mode: 'number' }),
  state: text({ enum: ['draft', 'scheduled', 'published', 'archived'] })
    .notNull()
    .default('published'),
  /** When a scheduled one becomes published. */
  publishAt: timestamp('publish_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  /** When it was first public, if that was not when it was made; written by a trigger. */
  publishedAt: timestamp('published_at', { withTimezone: true }),
  /** A video of the media folder, and what is known of it. */
  videoPath: text('video_path'),
  video: jsonb().$type<StoredVideo>(),
  version: integer().notNull().default(1),
});

/** Where products stand: in their own category, and unisex ones in that of the other gender with the same title. */
export const productCategories = pgView('product_categories', {
  productId: integer('product_id').notNull(),
  categoryId: integer('category_id').notNull(),
}).existing();

export const variants = pgTable('variants', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  productId: integer('product_id').notNull(),
  /** Its word, which may change: the id names it. */
  size: text('brand_size').notNull(),
  position: integer().notNull().default(0),
  stock: integer().notNull(),
  sku: text(),
  barcode: text(),
  /** In g; null for that of its product. */
  weight: integer(),
  /** What a unit cost, for the staff only. */
  cost: bigint('cost_minor', { mode: 'number' }),
  /** How many units may wait for their arrival at most, and the promised day; null without a pre-order. */
  preorderMost: integer('preorder_most'),
  preorderOn: date('preorder_on'),
  /** Units that were sold as a pre-order and are not received yet. */
  waiting: integer().notNull().default(0),
});

/** The SKUs of deleted sizes, in small letters; written by the trigger of `variants`. */
export const retiredSkus = pgTable('retired_skus', {
  key: text().primaryKey(),
  variantId: integer('variant_id').notNull(),
  productId: integer('product_id').notNull(),
});

/** What sizes cost since when; written by the triggers of `variants`. */
export const variantCosts = pgTable('variant_costs', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  variantId: integer('variant_id').notNull(),
  cost: bigint('cost_minor', { mode: 'number' }),
  since: timestamp({ withTimezone: true }).notNull().defaultNow(),
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

/** What products cost since when, whether visitors see it, and who changed it; written by the triggers of `products`, and only added to. */
export const priceHistory = pgTable('price_history', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  productId: integer('product_id').notNull(),
  since: timestamp({ withTimezone: true }).notNull().defaultNow(),
  price: bigint('price_minor', { mode: 'number' }).notNull(),
  isOffer: boolean('is_offer').notNull(),
  isPublic: boolean('is_public').notNull(),
  kind: text({ enum: ['opening', 'added', 'changed', 'currency', 'removed'] }).notNull(),
  actor: text().notNull().default(''),
});

/** Offers that begin and end by themselves; `usual` is what the product cost when its offer began, null before. */
export const datedOffers = pgTable('dated_offers', {
  productId: integer('product_id').primaryKey(),
  price: bigint('price_minor', { mode: 'number' }).notNull(),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }),
  usual: bigint('usual_minor', { mode: 'number' }),
  usualPrevious: bigint('usual_previous_minor', { mode: 'number' }),
});

/** What products cost before, and until when: for processes of the version before; written by the trigger of `products`. */
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
