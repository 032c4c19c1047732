import { sql } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';

/** A size whose units, less those that wait for them, are not the sum of its movements; `stock` is 0 for one that was deleted. */
export type StockDifference = {
  readonly productId: number;
  readonly variantId: number;
  readonly size: string;
  readonly stock: number;
  readonly moved: number;
};

/** Adds up all movements of stock and returns the sizes that have other units, by product; none if the ledger is true. */
export async function stockDifferences(db: Executor): Promise<StockDifference[]> {
  const { rows } = await db.execute<StockDifference>(sql`
    with summed as (
      select variant_id, max(product_id) as product_id, max(size) as size, sum(change)::integer as moved
      from stock_movements group by variant_id
    )
    select coalesce(variants.product_id, summed.product_id) as "productId", coalesce(variants.id, variant_id) as "variantId",
      coalesce(brand_size, size) as size, coalesce(stock - waiting, 0) as stock, coalesce(moved, 0) as moved
    from variants full join summed on variant_id = variants.id
    where coalesce(stock - waiting, 0) <> coalesce(moved, 0)
    order by 1, 2`);
  return rows;
}
