import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { inBatches } from '#platform/database/in-batches.ts';
import { oldHandles } from '../product-imports.tables.ts';
import { slugOf } from '../reading/slug.ts';
import type { Placed } from './placed.ts';

/** What another Percha called a product is a number, and no part of an address: nothing of its addresses is known. */
const isOfAddress = (handle: string) => !handle.includes('/');

/** Keeps what products and their categories were called in the addresses of the old shop. */
export async function keepHandles(transaction: Transaction, products: readonly Placed[]): Promise<void> {
  const ofProducts = products.flatMap(({ id, handle, colorKey }) =>
    handle === null ? [] : [{ id, handle, colorKey }],
  );
  await inBatches(
    transaction,
    ofProducts,
    (json) => sql`insert into ${oldHandles} (kind, handle, color_key, product_id)
      select distinct on (handle, "colorKey") 'product', handle, "colorKey", id
      from jsonb_to_recordset(${json}) as given (id int, handle text, "colorKey" text)
      on conflict (kind, handle, color_key) do update set product_id = excluded.product_id`,
  );
  const ofCategories = new Map(
    products
      .filter(({ handle }) => handle !== null && isOfAddress(handle))
      .map(({ category, categoryId }) => [slugOf(category), { handle: slugOf(category), id: categoryId }]),
  );
  await inBatches(
    transaction,
    [...ofCategories.values()].filter(({ handle }) => handle !== ''),
    (json) => sql`insert into ${oldHandles} (kind, handle, category_id)
      select 'category', handle, id from jsonb_to_recordset(${json}) as given (id int, handle text)
      on conflict do nothing`,
  );
}
