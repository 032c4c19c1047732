import { asc, inArray } from 'drizzle-orm';
import { shopMoney } from '#contract/core/money/money.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import type { GridProduct } from '#contract/goods/grid/product-grid.ts';
import type { Executor } from '#platform/database/database.ts';
import { products, variants } from '../products/catalogue.tables.ts';
import { vatRateOf } from '../products/vat-rate.service.ts';

const amountOf = (minor: number | null) => (minor === null ? null : shopMoney(minor));

/** Returns products as the grid shows them, in the order of the ids; none for those that do not exist. */
export async function gridProducts(db: Executor, ids: readonly number[]): Promise<GridProduct[]> {
  if (ids.length === 0) return [];
  const [rows, sizes] = [
    await db
      .select({
        id: products.id,
        name: products.name,
        color: products.color,
        gender: products.gender,
        currentPrice: products.currentPrice,
        previousPrice: products.previousPrice,
        isOffertPrice: products.isOffertPrice,
        vatPercent: products.vatPercent,
        category: products.categoryId,
        state: products.state,
        publishAt: products.publishAt,
      })
      .from(products)
      .where(inArray(products.id, [...ids])),
    await db
      .select({
        productId: variants.productId,
        variantId: variants.id,
        size: variants.size,
        sku: variants.sku,
        stock: variants.stock,
        cost: variants.cost,
      })
      .from(variants)
      .where(inArray(variants.productId, [...ids]))
      .orderBy(asc(variants.position), asc(variants.id)),
  ];
  const sizesOf = Map.groupBy(sizes, ({ productId }) => productId);
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    if (!row) return [];
    const own = (sizesOf.get(id) ?? []).map((size) => ({ ...size, cost: amountOf(size.cost) }));
    const prices = { currentPrice: shopMoney(row.currentPrice), previousPrice: amountOf(row.previousPrice) };
    const vatPercent = vatRateOf(row.vatPercent);
    return [{ ...row, ...prices, vatPercent, publishAt: row.publishAt && shopMoment(row.publishAt), sizes: own }];
  });
}
