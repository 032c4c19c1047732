import { asc, inArray } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { categories } from '../products/categories.tables.ts';
import { products, variants } from '../products/catalogue.tables.ts';
import { isOfSize, type Cell, type CellValue } from './cells.ts';

export type HeldProduct = typeof products.$inferSelect;
export type HeldSize = typeof variants.$inferSelect;

/** What cells are of, locked until the transaction ends. */
export type Held = {
  readonly products: ReadonlyMap<number, HeldProduct>;
  readonly sizes: ReadonlyMap<number, HeldSize>;
  readonly categories: ReadonlyMap<number, typeof categories.$inferSelect>;
};

/**
 * Locks the products and sizes of cells. Products come first and sizes in the order of their ids, as all that changes several of
 * them locks them. A category that is chosen cannot be deleted meanwhile.
 */
export async function holdGoods(transaction: Transaction, cells: readonly Cell[]): Promise<Held> {
  const sizeIds = idsOf(cells.filter(isOfSize));
  const owners = await transaction
    .selectDistinct({ id: variants.productId })
    .from(variants)
    .where(inArray(variants.id, sizeIds));
  const productIds = [...idsOf(cells.filter((cell) => !isOfSize(cell))), ...owners.map(({ id }) => id)];
  const ownProducts = await transaction
    .select()
    .from(products)
    .where(inArray(products.id, [...new Set(productIds)]))
    .orderBy(asc(products.id))
    .for('no key update');
  const chosen = cells.flatMap(({ field, from, to }) => (field === 'category' ? [Number(from), Number(to)] : []));
  const ownCategories = await transaction
    .select()
    .from(categories)
    .where(inArray(categories.id, [...new Set(chosen)]))
    .orderBy(asc(categories.id))
    .for('key share');
  const ownSizes = await transaction
    .select()
    .from(variants)
    .where(inArray(variants.id, sizeIds))
    .orderBy(asc(variants.id))
    .for('no key update');
  return { products: byId(ownProducts), sizes: byId(ownSizes), categories: byId(ownCategories) };
}

const idsOf = (cells: readonly Cell[]) => [...new Set(cells.map(({ id }) => id))];

const byId = <Row extends { readonly id: number }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/** What stands in a cell; undefined if its product or size is gone. */
export function presentValue(held: Held, { field, id }: Pick<Cell, 'field' | 'id'>): CellValue | undefined {
  if (field === 'stock' || field === 'cost') return held.sizes.get(id)?.[field];
  return held.products.get(id)?.[field === 'category' ? 'categoryId' : field];
}
