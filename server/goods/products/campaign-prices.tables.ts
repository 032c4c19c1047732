import { bigint, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';

/**
 * The prices that campaigns give products now: `base` is what a percentage is taken off, `usual` what the product goes back to, and
 * `usualPrevious` what was struck through then.
 */
export const campaignPrices = pgTable('campaign_prices', {
  productId: integer('product_id').primaryKey(),
  campaignId: integer('campaign_id').notNull(),
  goodsVersion: integer('goods_version').notNull(),
  price: bigint('price_minor', { mode: 'number' }).notNull(),
  base: bigint('base_minor', { mode: 'number' }).notNull(),
  usual: bigint('usual_minor', { mode: 'number' }).notNull(),
  usualPrevious: bigint('usual_previous_minor', { mode: 'number' }),
});

/** Products that somebody took out of a campaign by another price; written by a trigger of `products`. */
export const campaignLeavers = pgTable(
  'campaign_leavers',
  { campaignId: integer('campaign_id').notNull(), productId: integer('product_id').notNull() },
  (table) => [primaryKey({ columns: [table.campaignId, table.productId] })],
);
