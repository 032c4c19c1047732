import { asc, inArray } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { variants } from '#server/goods/products/catalogue.tables.ts';
import { findUnits, takeUnits } from '#server/goods/products/stock.service.ts';
import type { UnitsOfSize } from '#server/goods/products/stock.service.ts';
import type { ReturnLineRow } from './returns.queries.ts';

type WantedSize = {
  readonly productId: number;
  readonly name: string;
  readonly size: string;
  readonly quantity: number;
};

/**
 * Takes the sizes that a buyer wants instead from the stock, all or, by throwing, none; returns their variants in the same
 * order. Throws `return_size_sold_out`, also for a size that there is not.
 */
export async function holdSizes(transaction: Transaction, wanted: readonly WantedSize[]): Promise<readonly number[]> {
  if (wanted.length === 0) return [];
  try {
    const lines = wanted.map(({ productId: id, size: brandSize, quantity }) => ({ id, brandSize, quantity }));
    const found = await findUnits(transaction, lines);
    await takeUnits(transaction, found);
    return found.map(({ variantId }) => variantId);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    throw new ShopError('return_size_sold_out', { product: String(error.values['product'] ?? wanted[0]?.name) });
  }
}

/** What is held for lines. */
export function heldFor(lines: readonly ReturnLineRow[]): UnitsOfSize[] {
  return lines.map(({ sizeVariantId: variantId, quantity }) => ({ variantId, quantity }));
}

/** The sizes of products with what is in stock of them, in the order of the product's page. */
export function sizesOf(db: Executor, productIds: readonly number[]) {
  return db
    .select({ productId: variants.productId, brandSize: variants.brandSize, left: variants.stock })
    .from(variants)
    .where(inArray(variants.productId, [...new Set(productIds)]))
    .orderBy(asc(variants.position), asc(variants.id));
}
