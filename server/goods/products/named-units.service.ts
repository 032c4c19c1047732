import { inArray } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { isVariant, unitKey } from '#contract/goods/sizes/unit-name.ts';
import type { UnitName } from '#contract/goods/sizes/unit-name.ts';
import type { Executor } from '#platform/database/database.ts';
import { variants } from './catalogue.tables.ts';
import type { Units } from './stock.service.ts';

type NamedUnits = UnitName & Pick<Units, 'quantity' | 'promised'>;

/**
 * Returns lines by their variants' ids. The calls of the requirements name a product and a size: this is the one place
 * where that becomes an id. It asks the database only for lines without one, in one statement for all of them. Throws
 * `product_not_found`.
 */
export async function unitsNamed(db: Executor, lines: readonly NamedUnits[]): Promise<Units[]> {
  const productIds = lines.flatMap((line) => (isVariant(line) ? [] : [line.id]));
  const idOf = productIds.length === 0 ? new Map<string, number>() : await variantIds(db, productIds);
  return lines.map((line) => {
    const variantId = isVariant(line) ? line.variantId : idOf.get(unitKey(line));
    if (variantId === undefined) throw new ShopError('product_not_found');
    return { variantId, quantity: line.quantity, promised: line.promised };
  });
}

/** The ids of all sizes of products, by product and size. */
async function variantIds(db: Executor, productIds: readonly number[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ variantId: variants.id, id: variants.productId, brandSize: variants.size })
    .from(variants)
    .where(inArray(variants.productId, [...new Set(productIds)]));
  return new Map(rows.map(({ variantId, ...name }) => [unitKey(name), variantId]));
}
