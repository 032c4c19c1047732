import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { inBatches } from '#platform/database/in-batches.ts';
import { retiredSkus, variants } from '../catalogue.tables.ts';

/**
 * A size that is written with many others. `stock` of an existing one is applied as a difference to `seenStock`. `weight` is in
 * g, null for the product's; `cost` is in the smallest unit.
 */
export type BulkSize = {
  readonly variantId: number | null;
  readonly word: string;
  readonly position: number;
  readonly stock: number;
  readonly seenStock: number;
  readonly sku: string | null;
  readonly barcode: string | null;
  readonly weight: number | null;
  readonly cost: number | null;
};

/** The sizes of a product, all or some. */
type Sized = { readonly id: number; readonly sizes: readonly BulkSize[] };

/** Adds the sizes of products that are new. */
export async function insertSizes(transaction: Transaction, products: readonly Sized[]): Promise<void> {
  const added = products.flatMap(({ id: productId, sizes }) =>
    sizes.filter(({ variantId }) => variantId === null).map((size) => ({ ...size, productId })),
  );
  await inBatches(
    transaction,
    added,
    (json) => sql`insert into ${variants} (product_id, brand_size, position, stock, sku, barcode, weight, cost_minor)
      select "productId", word, position, stock, sku, barcode, weight, cost
      from jsonb_to_recordset(${json}) as given ("productId" int, word text, position int, stock int, sku text,
        barcode text, weight int, cost bigint)`,
  );
}

/** Changes the codes, weights and costs of sizes that are there. */
export async function changeCodes(transaction: Transaction, products: readonly Sized[]): Promise<void> {
  const sizes = products
    .flatMap(({ sizes: own }) => own.filter(({ variantId }) => variantId !== null))
    .toSorted((one, other) => (one.variantId ?? 0) - (other.variantId ?? 0));
  await inBatches(
    transaction,
    sizes,
    (
      json,
    ) => sql`update ${variants} set sku = given.sku, barcode = given.barcode, weight = given.weight, cost_minor = cost
      from jsonb_to_recordset(${json}) as given ("variantId" int, sku text, barcode text, weight int, cost bigint)
      where variants.id = "variantId" and (variants.sku, variants.barcode, variants.weight, variants.cost_minor)
        is distinct from (given.sku, given.barcode, given.weight, given.cost)`,
  );
}

/**
 * Changes the units of sizes by the difference to what was seen, so that what was sold meanwhile stays sold. It locks them in
 * the order of their numbers, as sales do; units that come are for the pre-orders that wait first. Call it last: sales of these sizes wait until the transaction ends.
 */
export async function changeUnits(
  transaction: Transaction,
  products: readonly Sized[],
  why: { readonly note: string; readonly actor: string },
): Promise<void> {
  // What triggers that keep the movements of stock say of the change.
  const movement = JSON.stringify({ ...why, note: why.note.slice(0, 200), kind: 'correction' });
  await transaction.execute(sql`select set_config('percha.movement', ${movement}, true)`);
  const changes = products
    .flatMap(({ sizes }) =>
      sizes.flatMap(({ variantId, stock, seenStock }) =>
        variantId === null || stock === seenStock ? [] : [{ id: variantId, difference: stock - seenStock }],
      ),
    )
    .toSorted((one, other) => one.id - other.id);
  await inBatches(
    transaction,
    changes,
    (json) => sql`with given as (
        select * from jsonb_to_recordset(${json}) as row (id int, difference int)
      ), locked as (
        select variants.id from variants join given using (id) order by variants.id for update of variants
      )
      update ${variants} set stock = greatest(0, stock + difference - least(waiting, greatest(0, difference))),
        waiting = waiting - least(waiting, greatest(0, difference))
      from given join locked using (id) where variants.id = given.id`,
  );
  await transaction.execute(sql`select set_config('percha.movement', '', true)`);
}

/** Deletes the sizes of products but for those that are kept. */
export async function keepSizes(
  transaction: Transaction,
  products: readonly { readonly id: number; readonly kept: readonly number[] }[],
): Promise<void> {
  await inBatches(
    transaction,
    products,
    (json) => sql`delete from ${variants} using jsonb_to_recordset(${json}) as given (id int, kept int[])
      where product_id = given.id and variants.id <> all(kept)`,
  );
}

/** Lets SKUs of deleted sizes of products be used again: nothing was sold under them. `key` as `skuKey` writes it. */
export async function releaseSkus(
  transaction: Transaction,
  released: readonly { readonly id: number; readonly key: string }[],
): Promise<void> {
  await inBatches(
    transaction,
    released,
    (json) => sql`delete from ${retiredSkus} using jsonb_to_recordset(${json}) as given (id int, key text)
      where retired_skus.key = given.key and product_id = given.id`,
  );
}
