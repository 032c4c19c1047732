import { t } from '#messages/messages.ts';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { ProductFields } from '#contract/goods/product-rules.ts';
import { skuKey } from '#contract/goods/sizes/size-rules.ts';
import type { Executor } from '#platform/database/database.ts';
import { products, retiredSkus, variants } from './catalogue.tables.ts';

type Size = Pick<ProductFields['variants'][number], 'sku'>;

/**
 * Throws `sku_taken`, with the place and the owner of each SKU that a size of another product has, or that a deleted size had.
 * The database refuses them too: this one says which.
 */
export async function refuseTakenSkus(db: Executor, productId: number, sizes: readonly Size[]): Promise<void> {
  const given = sizes.flatMap(({ sku }, at) => (sku ? [{ key: skuKey(sku), path: `variants.${at}.sku` }] : []));
  if (given.length === 0) return;
  const keys = given.map(({ key }) => key);
  const others = await ownersOf(db, productId, keys);
  const retired = await db.select({ key: retiredSkus.key }).from(retiredSkus).where(inArray(retiredSkus.key, keys));
  const gone = new Set(retired.map(({ key }) => key));
  const wrong = given.flatMap(({ key, path }) => {
    const owner = others.get(key);
    if (owner) return [{ path, message: t('product-rules.skuOfOther', owner) }];
    return gone.has(key) ? [{ path, message: t('product-rules.skuRetired') }] : [];
  });
  if (wrong.length > 0) throw new ShopError('sku_taken', {}, wrong);
}

/** Returns the sizes of other products that have these SKUs, in small letters. */
async function ownersOf(db: Executor, productId: number, keys: readonly string[]) {
  const key = sql<string>`lower(${variants.sku})`;
  const found = await db
    .select({ key, size: variants.size, name: products.name, id: products.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(inArray(key, [...keys]), ne(variants.productId, productId)));
  return new Map(found.map(({ key: sku, ...owner }) => [sku, owner]));
}
