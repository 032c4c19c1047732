import { and, asc, eq, not, sql, type SQL } from 'drizzle-orm';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { mostCounted } from '#contract/core/fields/most-counted.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import type { ListedSize, SizeSort, stock } from '#contract/goods/stock/stock.ts';
import type { Executor } from '#platform/database/database.ts';
import { countRows } from '#platform/database/count-rows.ts';
import { pageOf, readFrom, type Edge, type Keyset } from '#platform/database/keyset.ts';
import type { Context } from '#server/core/context/context.ts';
import { products, variants } from './catalogue.tables.ts';
import { isSizeCoded } from './coded-sizes.service.ts';
import { isRunningLow, lowStockOf } from './low-stock.service.ts';
import { isProductMeant } from './product-desk.queries.ts';
import { unitWeight } from './unit-weight.service.ts';

const pageSize = 40;

type Asked = Input<typeof stock.list>;

/** Returns a page of the sizes of all products. */
export async function listSizes({ db }: Context, asked: Asked) {
  const from = edgeOf(asked);
  const matching = conditionOf(asked);
  const { where, orderBy } = readFrom(keysetOf(asked.order), from);
  const counted = db
    .select({ one: sql`1 as one` })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(matching)
    .orderBy(variants.id);
  const coded = isSizeCoded(asked.search ?? '');
  const [read, total, first] = await Promise.all([
    sizeRows(db)
      .where(and(matching, asked.search ? not(coded) : undefined, where))
      .orderBy(...orderBy)
      .limit(pageSize + 1),
    countRows(db, counted, mostCounted),
    // On the first page: what a scanner reads is one size.
    asked.search && !from ? sizeRows(db).where(and(matching, coded)).orderBy(asc(variants.id)) : [],
  ]);
  const { rows, ...cursors } = pageOf(read, {
    size: pageSize,
    from,
    cursorOf: (row) => `${isByUnits(asked.order) ? row.stock : row.Product.id}_${row.variantId}`,
  });
  const named = new Set(first.map(({ variantId }) => variantId));
  const sizes = [...first, ...rows].map((row) => viewSize(row, named.has(row.variantId)));
  return { sizes, ...cursors, total };
}

/** Reads sizes with their products. */
export function sizeRows(db: Executor) {
  return db
    .select({
      variantId: variants.id,
      size: variants.size,
      stock: variants.stock,
      sku: variants.sku,
      barcode: variants.barcode,
      lowStock: lowStockOf,
      Product: {
        id: products.id,
        name: products.name,
        brandName: products.brandName,
        color: products.color,
        currentPrice: products.currentPrice,
        weight: unitWeight,
      },
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId));
}

type SizeRow = Awaited<ReturnType<typeof sizeRows>>[number];

/** `isNamed`: the search is its SKU or its barcode. */
export function viewSize({ Product, ...size }: SizeRow, isNamed: boolean): ListedSize {
  return { ...size, isNamed, Product: { ...Product, currentPrice: shopMoney(Product.currentPrice) } };
}

const isByUnits = (sort: SizeSort) => sort.startsWith('units');

function keysetOf(sort: SizeSort): Keyset {
  return isByUnits(sort)
    ? { by: variants.stock, id: variants.id, isDescending: sort === 'units-desc' }
    : { by: variants.productId, id: variants.id, isDescending: sort === 'newest' };
}

function edgeOf({ after, before }: Asked): Edge | undefined {
  const [, value, id] = /^(\d+)_(\d+)$/.exec(after ?? before ?? '') ?? [];
  if (value === undefined) return undefined;
  return { side: after === undefined ? 'before' : 'after', by: sql`${value}::bigint`, id: sql`${id}::bigint` };
}

function conditionOf({ search = '', level }: Asked): SQL | undefined {
  const levels = { all: undefined, low: isRunningLow, out: eq(variants.stock, 0) };
  return and(levels[level], isProductMeant(search));
}
