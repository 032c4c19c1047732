import { sql } from 'drizzle-orm';
import type { Gender } from '#contract/core/fields/fields.ts';
import { textKey } from '#contract/core/fields/short-text.ts';
import type { Transaction } from '#platform/database/database.ts';
import { inBatches } from '#platform/database/in-batches.ts';
import { categories } from '../categories.tables.ts';

type Named = { readonly title: string; readonly gender: Gender };

const keyOf = (gender: string, title: string) => `${gender} ${textKey(title)}`;

/** Makes the categories that are not there, with the lowest free numbers. Returns what the number of each is, and those that it made. */
export async function makeCategories(
  transaction: Transaction,
  wanted: readonly Named[],
): Promise<{ readonly idOf: (named: Named) => number; readonly made: Named[] }> {
  // Until the end, so that nobody makes the same one, or takes the same number.
  if (wanted.length > 0) await transaction.execute(sql`lock table ${categories} in share row exclusive mode`);
  const all = await transaction.select().from(categories);
  const ids = new Map(all.map(({ id, genre, title }) => [keyOf(genre, title), id]));
  const taken = new Set(all.map(({ id }) => id));
  const made: Named[] = [];
  let next = 1;
  for (const { title, gender } of wanted) {
    if (ids.has(keyOf(gender, title))) continue;
    while (taken.has(next)) next += 1;
    taken.add(next);
    await transaction.insert(categories).values({ id: next, title, genre: gender });
    ids.set(keyOf(gender, title), next);
    made.push({ title, gender });
  }
  const idOf = ({ gender, title }: Named) => {
    const id = ids.get(keyOf(gender, title));
    if (id === undefined) throw new Error(`no category ${title}`);
    return id;
  };
  return { idOf, made };
}

/** Deletes those of the categories that nothing uses: no product, also of those that stand in both departments, no category within, no size table. */
export async function dropEmptyCategories(transaction: Transaction, named: readonly Named[]): Promise<void> {
  await inBatches(
    transaction,
    named,
    (json) => sql`delete from ${categories} using jsonb_to_recordset(${json}) as given (title text, gender text)
      where categories.title = given.title and genre = given.gender
        and not exists (select from product_categories where category_id = categories.id)
        and not exists (select from categories as inner_one where inner_one.parent_id = categories.id)
        and not exists (select from size_tables where category_id = categories.id)`,
  );
}
