import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { ProductFields } from '#contract/goods/product-rules.ts';
import { skuKey } from '#contract/goods/sizes/size-rules.ts';
import type { Transaction } from '#platform/database/database.ts';
import { refusedAs, violations } from '#platform/database/refused-as.ts';
import { variants } from './catalogue.tables.ts';
import { refuseTakenSkus } from './taken-skus.ts';

type Size = ProductFields['variants'][number];
type Known = { readonly id: number; readonly size: string; readonly sku: string | null };

/**
 * Writes the sizes of a product in their order. If the stock changed since the form was opened, only the difference that was
 * typed is applied, so that units sold meanwhile stay sold. Throws `stock_sold_meanwhile` if the stock would become negative,
 * and `sku_taken`.
 */
export async function writeSizes(transaction: Transaction, productId: number, sizes: readonly Size[]): Promise<void> {
  await refuseTakenSkus(transaction, productId, sizes);
  // Another product got the SKU in this moment.
  const isTaken = () => new ShopError('sku_taken');
  await refusedAs({ [violations.unique]: isTaken }, () => write(transaction, productId, sizes));
}

async function write(transaction: Transaction, productId: number, sizes: readonly Size[]): Promise<void> {
  const known = await lockSizes(transaction, productId);
  const own = ownOf(known, sizes);
  const kept = new Set(own.map((one) => one?.id));
  const gone = known.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (gone.length > 0) await transaction.delete(variants).where(inArray(variants.id, gone));
  await letGoOfWords(transaction, own, sizes);
  for (const [position, { stock, seenStock, ...given }] of sizes.entries()) {
    const id = own[position]?.id;
    const columns = { ...columnsOf(given), position };
    if (id === undefined) {
      await transaction.insert(variants).values({ productId, stock, ...columns });
      continue;
    }
    await transaction.update(variants).set(columns).where(eq(variants.id, id));
    if (seenStock === undefined) await transaction.update(variants).set({ stock }).where(eq(variants.id, id));
    else await changeStock(transaction, id, stock - seenStock);
  }
}

/** What is not given stays as it is. */
function columnsOf({ brandSize: size, sku, barcode, weight, cost }: Omit<Size, 'stock' | 'seenStock'>) {
  return { size, sku, barcode, weight, cost: cost && cost.minor };
}

/**
 * Returns the variant of each given size, undefined for a new one: the one of its id, whose word may be another one now; for a
 * size without an id, as in the calls of the requirements, the one of its word.
 */
function ownOf(known: readonly Known[], sizes: readonly Size[]): (Known | undefined)[] {
  const byId = sizes.map(({ variantId }) => known.find(({ id }) => id === variantId));
  const rest = known.filter((one) => !byId.includes(one));
  return sizes.map(({ brandSize }, at) => byId[at] ?? rest.find(({ size }) => size === brandSize));
}

/** Frees the words and SKUs of sizes that get another's, as when two of them change places: no two may have one at a time. */
async function letGoOfWords(
  transaction: Transaction,
  own: readonly (Known | undefined)[],
  sizes: readonly Size[],
): Promise<void> {
  const renamed = own.flatMap((one, at) => (one && one.size !== sizes[at]?.brandSize ? [one.id] : []));
  const free = sql`'~' || ${variants.id}`;
  if (renamed.length > 0) await transaction.update(variants).set({ size: free }).where(inArray(variants.id, renamed));
  const recoded = own.flatMap((one, at) => (one?.sku && isOtherSku(one.sku, sizes[at]?.sku) ? [one.id] : []));
  if (recoded.length > 0) await transaction.update(variants).set({ sku: null }).where(inArray(variants.id, recoded));
}

function isOtherSku(sku: string, given: string | null | undefined): boolean {
  return given !== undefined && (given === null || skuKey(given) !== skuKey(sku));
}

/** Locks sizes of a product, all or some, in the order of their ids, as selling does: that prevents deadlocks. */
async function lockSizes(transaction: Transaction, productId: number, ids?: readonly number[]): Promise<Known[]> {
  const some = ids && inArray(variants.id, [...ids]);
  return transaction
    .select({ id: variants.id, size: variants.size, sku: variants.sku })
    .from(variants)
    .where(and(eq(variants.productId, productId), some))
    .orderBy(asc(variants.id))
    .for('update');
}

async function changeStock(transaction: Transaction, variantId: number, change: number): Promise<void> {
  if (change === 0) return;
  const changed = await transaction
    .update(variants)
    .set({ stock: sql`${variants.stock} + ${change}` })
    .where(sql`${variants.id} = ${variantId} and ${variants.stock} + ${change} >= 0`)
    .returning({ id: variants.id });
  if (changed.length === 0) throw new ShopError('stock_sold_meanwhile');
}

type StockChange = { readonly variantId: number; readonly change: number };

/**
 * Changes the stock of sizes of a product by differences. Throws `product_not_found` for a size that is none of it,
 * `stock_sold_meanwhile`.
 */
export async function changeSizes(
  transaction: Transaction,
  productId: number,
  changes: readonly StockChange[],
): Promise<void> {
  const ids = changes.map(({ variantId }) => variantId);
  const known = new Set((await lockSizes(transaction, productId, ids)).map(({ id }) => id));
  for (const { variantId, change } of changes) {
    if (!known.has(variantId)) throw new ShopError('product_not_found');
    await changeStock(transaction, variantId, change);
  }
}
