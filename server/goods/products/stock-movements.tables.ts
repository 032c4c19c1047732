import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { movementCauses, movementKinds } from '#contract/goods/stock/movement-kinds.ts';

/** Every change of a size's units; written by the triggers of `variants` alone. */
export const stockMovements = pgTable('stock_movements', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull(),
  productId: integer('product_id').notNull(),
  variantId: integer('variant_id').notNull(),
  /** Its word of then. */
  size: text().notNull(),
  change: integer().notNull(),
  /** The units after it. */
  stock: integer().notNull(),
  /** The units that were pre-ordered and owed after it. */
  waiting: integer().notNull().default(0),
  kind: text({ enum: movementKinds }).notNull(),
  cause: text({ enum: movementCauses }),
  note: text().notNull(),
  actor: text().notNull(),
  orderReference: uuid('order_reference'),
});
