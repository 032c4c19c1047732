import { sql } from 'drizzle-orm';
import { textKey } from '#contract/core/fields/short-text.ts';
import type { Transaction } from '#platform/database/database.ts';
import { inBatches } from '#platform/database/in-batches.ts';
import { attributes, attributeValues, productAttributes } from './attributes.tables.ts';
import { attributeSlug, slugOf } from './slugs.service.ts';
import type { StatedAttribute } from './stated-attributes.service.ts';

/** A product with what is written of its attributes: those that are not among them stay as they are. */
type StatedProduct = { readonly id: number; readonly attributes?: readonly StatedAttribute[] };

/** The ids of what was made. */
type Made = { readonly attributes: number[]; readonly values: number[] };

/** Writes attributes of many products, and makes what is not there. Returns the attributes that it made, and the values of lists. */
export async function writeStated(transaction: Transaction, products: readonly StatedProduct[]): Promise<Made> {
  const stated = products.flatMap(({ id: productId, attributes: all = [] }) =>
    all.map((one) => ({ ...one, productId })),
  );
  if (stated.length === 0) return { attributes: [], values: [] };
  // Until the end, so that nobody makes the same one, or the same value.
  await transaction.execute(sql`lock table ${attributes} in share row exclusive mode`);
  const { idOf, made } = await makeAttributes(transaction, stated);
  const placed = stated.map((one) => ({ ...one, attributeId: idOf(one) }));
  const { valueOf, made: madeValues } = await makeValues(transaction, placed);
  await inBatches(
    transaction,
    placed.map(({ productId, attributeId }) => ({ productId, attributeId })),
    (json) => sql`delete from ${productAttributes}
      using jsonb_to_recordset(${json}) as given ("productId" int, "attributeId" int)
      where product_id = "productId" and attribute_id = "attributeId"`,
  );
  const rows = placed.flatMap(({ productId, attributeId, values, number, flag }) => [
    ...values.map((value) => ({
      productId,
      attributeId,
      valueId: valueOf(attributeId, value),
      number: null,
      flag: null,
    })),
    ...(number === null && flag === null ? [] : [{ productId, attributeId, valueId: null, number, flag }]),
  ]);
  // What was deleted since is left out.
  await inBatches(
    transaction,
    rows,
    (json) => sql`insert into ${productAttributes} (product_id, attribute_id, value_id, number, flag)
      select "productId", "attributeId", "valueId", number, flag
      from jsonb_to_recordset(${json})
        as given ("productId" int, "attributeId" int, "valueId" int, number numeric, flag boolean)
      where exists (select from ${attributes} where id = "attributeId")
        and ("valueId" is null or exists (
          select from ${attributeValues} where id = "valueId" and attribute_id = "attributeId"))
      on conflict do nothing`,
  );
  return { attributes: made, values: madeValues };
}

/** Deletes those of the attributes, and of the values of lists, that no product has. */
export async function dropUnused(
  transaction: Transaction,
  { attributes: ids, values }: { readonly attributes: readonly number[]; readonly values: readonly number[] },
): Promise<void> {
  await transaction.execute(sql`delete from ${attributeValues} where id = any(${sql.param(values)}::int[])
    and not exists (select from ${productAttributes} where value_id = attribute_values.id)`);
  await transaction.execute(sql`delete from ${attributes} where id = any(${sql.param(ids)}::int[])
    and not exists (select from ${productAttributes} where attribute_id = attributes.id)`);
}

type Named = Pick<StatedAttribute, 'attributeId' | 'name' | 'made'>;

async function makeAttributes(transaction: Transaction, stated: readonly Named[]) {
  const present = await transaction.select().from(attributes);
  const ids = new Map(present.map(({ id, name }) => [textKey(name), id]));
  const taken = present.map(({ slug }) => slug);
  const made: number[] = [];
  for (const { attributeId, name, made: own = { kind: 'list', unit: '' } as const } of stated) {
    if (attributeId !== null || ids.has(textKey(name))) continue;
    const slug = attributeSlug(name, taken);
    const position = sql`(select coalesce(max(position), 0) + 1 from ${attributes})`;
    const [row] = await transaction
      .insert(attributes)
      .values({ name, slug, ...own, position })
      .returning({ id: attributes.id });
    if (!row) throw new Error('the new attribute was not returned');
    taken.push(slug);
    made.push(row.id);
    ids.set(textKey(name), row.id);
  }
  const idOf = ({ attributeId, name }: Named) => attributeId ?? ids.get(textKey(name)) ?? 0;
  return { idOf, made };
}

type Placed = { readonly attributeId: number; readonly values: StatedAttribute['values'] };

/** Makes the values of lists that are not there, after those that are. Returns what the id of a value is, and those that it made. */
async function makeValues(transaction: Transaction, placed: readonly Placed[]) {
  const wanted = placed.flatMap(({ attributeId, values }) =>
    values.flatMap(({ id, word }) => (id === null ? [{ attributeId, word }] : [])),
  );
  const present = wanted.length === 0 ? [] : await transaction.select().from(attributeValues);
  const keyOf = (attributeId: number, word: string) => `${attributeId} ${textKey(word)}`;
  const ids = new Map(present.map(({ id, attributeId, word }) => [keyOf(attributeId, word), id]));
  const made: number[] = [];
  const slugs = new Map<number, Set<string>>();
  for (const { attributeId, slug } of present) slugsOf(slugs, attributeId).add(slug);
  for (const { attributeId, word } of wanted) {
    if (ids.has(keyOf(attributeId, word))) continue;
    const taken = slugsOf(slugs, attributeId);
    const slug = slugOf(word, taken);
    taken.add(slug);
    const position = sql`(select coalesce(max(position), 0) + 1 from ${attributeValues}
      where attribute_id = ${attributeId}::int)`;
    const [row] = await transaction
      .insert(attributeValues)
      .values({ attributeId, word, slug, position })
      .returning({ id: attributeValues.id });
    if (!row) throw new Error('the new value was not returned');
    made.push(row.id);
    ids.set(keyOf(attributeId, word), row.id);
  }
  const valueOf = (attributeId: number, { id, word }: Placed['values'][number]) =>
    id ?? ids.get(keyOf(attributeId, word)) ?? 0;
  return { valueOf, made };
}

function slugsOf(slugs: Map<number, Set<string>>, attributeId: number): Set<string> {
  const known = slugs.get(attributeId) ?? new Set<string>();
  slugs.set(attributeId, known);
  return known;
}
