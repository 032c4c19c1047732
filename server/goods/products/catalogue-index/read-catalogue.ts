import { sql } from 'drizzle-orm';
import { catalogueOrders, type Category } from '#contract/goods/products.ts';
import type { Executor } from '#platform/database/database.ts';
import { categories } from '../categories.tables.ts';
import { readDefinitions, type Definition } from '../../attributes/list-attributes.service.ts';
import { CatalogueRows, shelfOf, type CatalogueRow } from './catalogue-rows.ts';
import { readProducts, readTexts, textsOf, type ReadProduct } from './read-products.ts';

/** The indexed fields of the products, and the names that are shown with them. */
export type CatalogueFacts = {
  readonly rows: CatalogueRows;
  readonly categories: ReadonlyMap<number, Category>;
  /** The owner's attributes in their order. */
  definitions: readonly Definition[];
  /** The position of a size among the others, by its name. */
  readonly sizePositions: Map<string, number>;
};

/** How many rows are in memory at once while everything is read. */
const readAtOnce = 5000;

/** How many are read again at once: the process answers nobody while it puts them into the index, which takes some 0.1 ms each. */
const readAgainAtOnce = 500;

/** Reads everything. A change between two of its reads is read by the next refresh. */
export async function readCatalogue(db: Executor): Promise<CatalogueFacts> {
  const titles = await db.select().from(categories);
  const facts: CatalogueFacts = {
    rows: new CatalogueRows(),
    categories: new Map(titles.map((category) => [category.id, category])),
    definitions: await readDefinitions(db),
    sizePositions: new Map(),
  };
  for (let last: number | undefined = 0; last !== undefined;) {
    const products: ReadProduct[] = await readProducts(
      db,
      sql`products.id > ${last}`,
      sql`order by products.id limit ${readAtOnce}`,
    );
    for (const product of products) put(facts, product);
    last = products.at(-1)?.row.id;
  }
  await readAllTexts(db, facts);
  // Sorted now, not by the first question.
  for (const order of catalogueOrders) facts.rows.inOrder(order);
  return facts;
}

async function readAllTexts(db: Executor, { rows }: CatalogueFacts): Promise<void> {
  for (let last = { language: '', productId: 0 }; ;) {
    const texts = await readTexts(
      db,
      sql`(language, product_id) > (${last.language}, ${last.productId}::int)`,
      sql`order by language, product_id limit ${readAtOnce}`,
    );
    for (const { productId, language, words } of texts) rows.putTexts(productId, language, words);
    const end = texts.at(-1);
    if (!end) return;
    last = end;
  }
}

/** Reads the products with these ids again. */
export async function readAgain(db: Executor, facts: CatalogueFacts, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += readAgainAtOnce) {
    await readSome(db, facts, ids.slice(from, from + readAgainAtOnce));
  }
}

async function readSome(db: Executor, facts: CatalogueFacts, ids: readonly number[]): Promise<void> {
  const products = await readProducts(db, sql`products.id = any(${sql.param([...ids])}::int[])`);
  const texts = await readTexts(db, textsOf(ids));
  const there = new Set(products.map(({ row }) => row.id));
  for (const id of ids) if (!there.has(id)) facts.rows.remove(id);
  for (const product of products) put(facts, product);
  const byProduct = Map.groupBy(texts, ({ productId }) => productId);
  for (const id of there) facts.rows.replaceTexts(id, byProduct.get(id) ?? []);
}

/** A product stands in the category above its own too. */
function withParents(values: CatalogueRow['values'], known: CatalogueFacts['categories']): CatalogueRow['values'] {
  const above = (id: string) => known.get(Number(id))?.parentId ?? undefined;
  if (values.category.every((id) => above(id) === undefined)) return values;
  const parents = values.category.flatMap((id) => above(id) ?? []).map(String);
  const shelves = values.shelf.flatMap((shelf) => {
    const [gender = '', id = ''] = shelf.split(':');
    const parent = above(id);
    return parent === undefined ? [] : [shelfOf(gender, parent)];
  });
  return {
    ...values,
    category: [...new Set([...values.category, ...parents])],
    shelf: [...new Set([...values.shelf, ...shelves])],
  };
}

function put({ rows, sizePositions, categories: known }: CatalogueFacts, { row, positions }: ReadProduct): void {
  rows.put({ ...row, values: withParents(row.values, known) });
  for (const [at, size] of row.values.size.entries()) {
    const position = positions[at] ?? 0;
    sizePositions.set(size, Math.min(position, sizePositions.get(size) ?? position));
  }
}
