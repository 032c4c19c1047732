import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { ProductFields } from '#contract/goods/product-rules.ts';
import { skuKey } from '#contract/goods/sizes/size-rules.ts';
import type { Transaction } from '#platform/database/database.ts';
import { refusedAs, violations } from '#platform/database/refused-as.ts';
import { variants } from './catalogue.tables.ts';
import { moveStock, type MoveReason, type StockMove } from './move-stock.service.ts';
import type { StockReason } from './stock.service.ts';
import { refuseTakenSkus } from './taken-skus.ts';

type Size = ProductFields['variants'][number];
type Known = {
  readonly id: number;
  readonly size: string;
  readonly sku: string | null;
  readonly stock: number;
  readonly waiting: number;
};

/**
 * Writes the sizes of a product in their order. If the stock changed since the form was opened, only the difference that was
 * typed is applied, so that units sold meanwhile stay sold. Throws `stock_sold_meanwhile` if the stock would become negative,
 * and `sku_taken`.
 */
export async function writeSizes(
  transaction: Transaction,
  productId: number,
  sizes: readonly Size[],
  why: MoveReason,
): Promise<void> {
  await refuseTakenSkus(transaction, productId, sizes);
  // Another product got the SKU in this moment.
  const isTaken = () => new ShopError('sku_taken');
  await refusedAs({ [violations.unique]: isTaken }, () => write(transaction, productId, sizes, why));
}

async function write(
  transaction: Transaction,
  productId: number,
  sizes: readonly Size[],
  why: MoveReason,
): Promise<void> {
  const known = await lockSizes(transaction, productId);
  const own = ownOf(known, sizes);
  const kept = new Set(own.map((one) => one?.id));
  await removeSizes(
    transaction,
    known.filter(({ id }) => !kept.has(id)),
    why,
  );
  await letGoOfWords(transaction, own, sizes);
  const moves: StockMove[] = [];
  for (const [position, { stock, seenStock, ...given }] of sizes.entries()) {
    const columns = { ...columnsOf(given), position };
    const present = own[position];
    if (present) {
      const { id: variantId } = present;
      await transaction.update(variants).set(columns).where(eq(variants.id, variantId));
      moves.push({ variantId, change: stock - (seenStock ?? present.stock), kind: 'count' });
      continue;
    }
    const [made] = await transaction
      .insert(variants)
      .values({ productId, stock: 0, ...columns })
      .returning({ id: variants.id });
    if (made) moves.push({ variantId: made.id, change: stock, kind: 'opening' });
  }
  await moveAll(transaction, moves, why);
}

/** Deletes all sizes of a product, as before the product itself. */
export async function removeAllSizes(transaction: Transaction, productId: number, why: MoveReason): Promise<void> {
  await removeSizes(transaction, await lockSizes(transaction, productId), why);
}

async function removeSizes(transaction: Transaction, gone: readonly Known[], why: MoveReason): Promise<void> {
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  await moveAll(
    transaction,
    gone.map(({ id: variantId, stock, waiting }) => ({ variantId, change: waiting - stock, kind: 'removed' })),
    why,
  );
  await transaction.delete(variants).where(inArray(variants.id, ids));
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
    .select({
      id: variants.id,
      size: variants.size,
      sku: variants.sku,
      stock: variants.stock,
      waiting: variants.waiting,
    })
    .from(variants)
    .where(and(eq(variants.productId, productId), some))
    .orderBy(asc(variants.id))
    .for('update');
}

/** Moves units that are all there, by throwing none. Throws `stock_sold_meanwhile`. */
async function moveAll(transaction: Transaction, moves: readonly StockMove[], why: MoveReason): Promise<void> {
  const short = await moveStock(transaction, moves, why);
  if (short.size > 0) throw new ShopError('stock_sold_meanwhile');
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
  why: StockReason,
): Promise<void> {
  const ids = changes.map(({ variantId }) => variantId);
  const known = new Set((await lockSizes(transaction, productId, ids)).map(({ id }) => id));
  if (ids.some((id) => !known.has(id))) throw new ShopError('product_not_found');
  await moveAll(
    transaction,
    changes.map(({ variantId, change }) => ({ variantId, change, kind: why.kind })),
    why,
  );
}
