import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { inBatches } from './batches.ts';
import type { Placed } from './write-products.ts';

/** Adds the sizes of products that are new. */
export async function insertSizes(transaction: Transaction, products: readonly Placed[]): Promise<void> {
  const added = products.flatMap(({ id: productId, sizes }) =>
    sizes.filter(({ variantId }) => variantId === null).map(({ word, position, stock }) => ({ productId, word, position, stock })),
  );
  await inBatches(
    transaction,
    added,
    (json) => sql`insert into variants (product_id, brand_size, position, stock)
      select "productId", word, position, stock
      from jsonb_to_recordset(${json}) as given ("productId" int, word text, position int, stock int)`,
  );
}

/**
 * Changes the units of sizes by the difference to what was seen, so that what was sold meanwhile stays sold. It locks them in
 * the order of their numbers, as sales do. Call it last: sales of these sizes wait until the transaction ends.
 */
export async function changeUnits(transaction: Transaction, products: readonly Placed[]): Promise<void> {
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
      update variants set stock = greatest(0, stock + difference)
      from given join locked using (id) where variants.id = given.id`,
  );
}
