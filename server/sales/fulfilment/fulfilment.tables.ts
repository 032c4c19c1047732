import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const carriers = pgTable('carriers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  linkTemplate: text('link_template').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  version: integer().notNull().default(1),
});

export const parcels = pgTable('parcels', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  orderReference: uuid('order_reference').notNull(),
  carrierId: integer('carrier_id'),
  trackingNumber: text('tracking_number').notNull(),
  dispatchedAt: timestamp('dispatched_at', { withTimezone: true }).notNull(),
  deliveredAt: timestamp('delivered_at', { withTimezone: true }),
  version: integer().notNull().default(1),
});

export const parcelLines = pgTable(
  'parcel_lines',
  {
    parcelId: integer('parcel_id').notNull(),
    orderReference: uuid('order_reference').notNull(),
    position: integer().notNull(),
    quantity: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.parcelId, table.position] })],
);
