import { sql } from 'drizzle-orm';
import { textKey } from '#contract/core/fields/short-text.ts';
import type { Transaction } from '#platform/database/database.ts';
import { categories } from '../../products/categories.tables.ts';
import type { NewCategory, Target } from '../compare/target.ts';
import { slugOf } from '../reading/slug.ts';
import { inBatches } from './batches.ts';
import type { Placed } from './write-products.ts';

const keyOf = (gender: string, title: string) => `${gender} ${textKey(title)}`;

/** Makes the categories that are not there, with the lowest free numbers. Returns the number of each of a product's category. */
export async function makeCategories(
  transaction: Transaction,
  wanted: readonly NewCategory[],
): Promise<(target: Target) => number> {
  await transaction.execute(sql`lock table categories in share row exclusive mode`);
  const all = await transaction.select().from(categories);
  const ids = new Map(all.map(({ id, genre, title }) => [keyOf(genre, title), id]));
  const taken = new Set(all.map(({ id }) => id));
  let next = 1;
  for (const { title, gender } of wanted) {
    if (ids.has(keyOf(gender, title))) continue;
    while (taken.has(next)) next += 1;
    taken.add(next);
    await transaction.insert(categories).values({ id: next, title, genre: gender });
    ids.set(keyOf(gender, title), next);
  }
  return ({ gender, category, categoryId }) => {
    const id = categoryId ?? ids.get(keyOf(gender, category));
    if (id === undefined) throw new Error(`no category ${category}`);
    return id;
  };
}

/** Keeps what products and their categories were called in the addresses of the old shop. */
export async function keepHandles(transaction: Transaction, products: readonly Placed[]): Promise<void> {
  const ofProducts = products.flatMap(({ id, handle, colorKey }) =>
    handle === null ? [] : [{ id, handle, colorKey }],
  );
  await inBatches(
    transaction,
    ofProducts,
    (json) => sql`insert into old_handles (kind, handle, color_key, product_id)
      select distinct on (handle, "colorKey") 'product', handle, "colorKey", id
      from jsonb_to_recordset(${json}) as given (id int, handle text, "colorKey" text)
      on conflict (kind, handle, color_key) do update set product_id = excluded.product_id`,
  );
  const ofCategories = new Map(
    products
      .filter(({ handle }) => handle !== null)
      .map(({ category, categoryId }) => [slugOf(category), { handle: slugOf(category), id: categoryId }]),
  );
  await inBatches(
    transaction,
    [...ofCategories.values()].filter(({ handle }) => handle !== ''),
    (json) => sql`insert into old_handles (kind, handle, category_id)
      select 'category', handle, id from jsonb_to_recordset(${json}) as given (id int, handle text)
      on conflict do nothing`,
  );
}
