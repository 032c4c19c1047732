import { and, asc, eq, inArray, not, or, sql } from 'drizzle-orm';
import type { ShownSizeTable } from '#contract/goods/sizes/size-tables.ts';
import type { Executor } from '#platform/database/database.ts';
import { tagPage } from '#server/core/context/page-tags.ts';
import { inWords, type Say } from '#server/core/context/shown-words.ts';
import { textKey } from '#contract/core/fields/short-text.ts';
import { products, variants } from '../products/catalogue.tables.ts';
import { categories } from '../products/categories.tables.ts';
import { isPublic } from '../products/public-products.service.ts';
import { shownSize } from '../products/size-words.service.ts';
import { sizeTables } from './size-tables.tables.ts';

type Stored = typeof sizeTables.$inferSelect;

/** Returns the size table of a product, in the language of the request; null if none applies to it, or nobody sees it. */
export async function sizeTableOf(db: Executor, productId: number): Promise<ShownSizeTable | null> {
  tagPage('size-tables', `product:${productId}`);
  const [product] = await db
    .select({
      brandName: products.brandName,
      categoryId: products.categoryId,
      parentId: categories.parentId,
      sizes: sql<string[]>`array_agg(${variants.size})`,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(variants, eq(variants.productId, products.id))
    .where(and(isPublic, eq(products.id, productId)))
    .groupBy(products.id, categories.id);
  if (!product) return null;
  const { categoryId, parentId } = product;
  const own = parentId === null ? [categoryId] : [categoryId, parentId];
  const ofCategory = or(inArray(sizeTables.categoryId, own), not(sizeTables.byCategory));
  const table = fittingTable(await db.select().from(sizeTables).where(ofCategory), product);
  return table ? shownTable(table) : null;
}

function shownTable(stored: Stored): ShownSizeTable {
  const { name, columns, rows, inOwnLanguage } = tableInWords(stored);
  return {
    name,
    ...(inOwnLanguage && { inOwnLanguage }),
    columns,
    rows: rows.map((row) => ({ ...row, ...shownSize(row.size) })),
  };
}

/** Returns a table with its texts in the language of the request; `say` translates them, or lists them. */
function tableInWords({ name, columns, rows }: Stored, say: Say = inWords) {
  return say({ name, columns: columns.map((column) => say(column, 'name')), rows }, 'name');
}

/** Says the texts of all size tables. */
export async function saySizeTables(db: Executor, say: Say): Promise<void> {
  for (const table of await db.select().from(sizeTables).orderBy(asc(sizeTables.id))) tableInWords(table, say);
}

/** What decides which table a product has. An empty brand and a null category mean any. */
type Candidate = {
  readonly id: number;
  readonly brand: string;
  readonly categoryId: number | null;
  readonly rows: readonly { readonly size: string }[];
};

type Measured = {
  readonly brandName: string;
  /** The category that the product is in. Tables for another one are those of the category that has it. */
  readonly categoryId: number;
  readonly sizes: readonly string[];
};

/**
 * Returns the table of a product among those for its category, for the one above it, or for any: one that has some of its sizes,
 * and of them the most specific one. A brand cuts all that it sells by its own measures, so it says more than a category, and a
 * category more than the one above it. Of two that are as specific the one with more of the sizes, else the older one.
 */
export function fittingTable<Table extends Candidate>(
  tables: readonly Table[],
  { brandName, categoryId, sizes }: Measured,
): Table | undefined {
  const keys = new Set(sizes.map(textKey));
  const inCommon = ({ rows }: Table) => rows.filter(({ size }) => keys.has(textKey(size))).length;
  const rankOf = (table: Candidate) => (table.brand === '' ? 0 : 3) + closeness(table, categoryId);
  const [first] = tables
    .filter(({ brand }) => brand === '' || textKey(brand) === textKey(brandName))
    .map((table) => ({ table, common: inCommon(table) }))
    .filter(({ common }) => common > 0)
    .toSorted((a, b) => rankOf(b.table) - rankOf(a.table) || b.common - a.common || a.table.id - b.table.id);
  return first?.table;
}

function closeness(table: Candidate, categoryId: number): number {
  if (table.categoryId === null) return 0;
  return table.categoryId === categoryId ? 2 : 1;
}
