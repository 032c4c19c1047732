import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { deliveryKinds, type DeliveryOffer } from '#contract/delivery/delivery.ts';
import type { DeliveryRate } from '#contract/delivery/delivery-rules.ts';
import type { PostalRange } from '#contract/delivery/delivery-zone.ts';
import type { Money } from '#contract/core/money/money.ts';

export const deliveryZones = pgTable('delivery_zones', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  provinces: text().array().notNull(),
  postalRanges: jsonb('postal_ranges').$type<PostalRange[]>().notNull(),
  version: integer().notNull().default(1),
});

export const deliveryMethods = pgTable('delivery_methods', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  position: integer().notNull(),
  kind: text({ enum: deliveryKinds }).notNull(),
  title: text().notNull(),
  zoneId: integer('zone_id'),
  rate: jsonb().$type<DeliveryRate>().notNull(),
  freeFrom: jsonb('free_from').$type<Money>(),
  days: jsonb().$type<NonNullable<DeliveryOffer['days']>>(),
  pickup: jsonb().$type<NonNullable<DeliveryOffer['pickup']>>(),
  isActive: boolean('is_active').notNull(),
  version: integer().notNull().default(1),
});
