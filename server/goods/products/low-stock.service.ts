import { sql, type SQL } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { fewUnits } from '#contract/goods/stock/few-units.ts';
import type { Executor } from '#platform/database/database.ts';
import { variants } from './catalogue.tables.ts';

/** From how few units on the sizes of a product are running low, of products that differ from `fewUnits`. */
const lowStockLimits = pgTable('low_stock_limits', {
  productId: integer('product_id').primaryKey(),
  units: integer().notNull(),
});

/**
 * The condition of sizes that are running low: some units, and no more than the limit of their product. The sizes with an own limit
 * are found by it, and the others by the index of units.
 */
export const isRunningLow: SQL = sql`${variants.id} in (
  select few.id from ${variants} as few
    where few.stock between 1 and ${fewUnits}
    and not exists (select from ${lowStockLimits} as own where own.product_id = few.product_id and own.units < few.stock)
  union all
  select few.id from ${lowStockLimits} as own join ${variants} as few on few.product_id = own.product_id
    where few.stock > ${fewUnits} and few.stock <= own.units)`;

/** The limit of the product of a size, as a column. */
export const lowStockOf = sql<number>`coalesce(
  (select units from ${lowStockLimits} as own where own.product_id = ${variants.productId}), ${fewUnits})::int`;

/** Returns the own limit of a product; null if it has none. */
export async function lowStockLimit(db: Executor, productId: number): Promise<number | null> {
  const { rows } = await db.execute<{ units: number }>(
    sql`select units from ${lowStockLimits} where product_id = ${productId}`,
  );
  return rows[0]?.units ?? null;
}

/** Sets the own limit of a product that there is; null takes it away. */
export async function setLowStockLimit(db: Executor, productId: number, units: number | null): Promise<void> {
  await (units === null
    ? db.delete(lowStockLimits).where(sql`${lowStockLimits.productId} = ${productId}`)
    : db
        .insert(lowStockLimits)
        .values({ productId, units })
        .onConflictDoUpdate({ target: lowStockLimits.productId, set: { units } }));
}
