import { asc, inArray } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { variants } from '#server/goods/products/catalogue.tables.ts';
import {
  findUnits,
  takeUnits,
  type FoundLine,
  type StockReason,
  type Units,
  type UnitsOfSize,
} from '#server/goods/products/stock.service.ts';
import type { ReturnLineRow } from './returns.queries.ts';

/** Who lets a return hold units, of which order. */
type MoveReason = Omit<StockReason, 'kind'>;

/** Units of another size of a product, which is called by its name. */
type WantedSize = Units & { readonly productId: number; readonly name: string };

/**
 * Takes the sizes that a buyer wants instead from the stock, all or, by throwing, none; returns them in the same
 * order. Throws `return_size_sold_out`, also for a size that the product does not have.
 */
export async function holdSizes(
  transaction: Transaction,
  wanted: readonly WantedSize[],
  why: MoveReason,
): Promise<readonly FoundLine[]> {
  if (wanted.length === 0) return [];
  try {
    const found = await findUnits(transaction, wanted);
    const isOther = found.some(({ productId }, at) => productId !== wanted[at]?.productId);
    if (isOther) throw new ShopError('product_not_found');
    await takeUnits(transaction, found, { ...why, kind: 'exchange' });
    return found;
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    throw new ShopError('return_size_sold_out', { product: String(error.values['product'] ?? wanted[0]?.name) });
  }
}

/** What is held for lines, as it goes back. */
export function heldFor(lines: readonly ReturnLineRow[]): UnitsOfSize[] {
  return lines.map(({ wantedVariantId: variantId, quantity }) => ({ variantId, quantity, kind: 'exchange' }));
}

/** The sizes of products with what is in stock of them, in the order of the product's page. */
export function sizesOf(db: Executor, productIds: readonly number[]) {
  return db
    .select({ productId: variants.productId, variantId: variants.id, size: variants.size, left: variants.stock })
    .from(variants)
    .where(inArray(variants.productId, [...new Set(productIds)]))
    .orderBy(asc(variants.position), asc(variants.id));
}
