import { bigint, boolean, integer, jsonb, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { roundings } from '#contract/goods/grid/price-steps.ts';

/** Rules for the prices of many products, between two times; `dueAt` is when prices have to be looked at next. */
export const campaigns = pgTable('price_campaigns', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  /** Of a newer or older program, so it is parsed (`goodsOf`). */
  goods: jsonb().$type<unknown>().notNull(),
  goodsVersion: integer('goods_version').notNull().default(1),
  percent: numeric({ mode: 'number' }),
  price: bigint('price_minor', { mode: 'number' }),
  rounding: text({ enum: roundings }).notNull(),
  sparesLosses: boolean('spares_losses').notNull(),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }),
  dueAt: timestamp('due_at', { withTimezone: true }),
  version: integer().notNull().default(1),
});

export type StoredCampaign = typeof campaigns.$inferSelect;
