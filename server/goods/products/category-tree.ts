import { asc, eq } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Transaction } from '#platform/database/database.ts';
import { categories } from './categories.tables.ts';

type Nested = { readonly id: number; readonly parentId?: number | null | undefined };

/** Returns categories in their order, each followed by those that are in it. */
export function inTree<One extends Nested>(all: readonly One[]): One[] {
  const ids = new Set(all.map(({ id }) => id));
  const above = (one: One) => (one.parentId && ids.has(one.parentId) ? one.parentId : undefined);
  const below = Map.groupBy(all, above);
  return (below.get(undefined) ?? []).flatMap((one) => [one, ...(below.get(one.id) ?? [])]);
}

type Placed = { readonly id: number; readonly genre: string; readonly parentId?: number | null | undefined };

/**
 * Throws `category_nested` unless a category fits where it is put: in one of its department that is in none, and only while
 * nothing is in itself. Both rows stay locked, so that two saves do not make a third level.
 */
export async function refuseThirdLevel(transaction: Transaction, { id, genre, parentId }: Placed): Promise<void> {
  const below = await transaction
    .select({ genre: categories.genre })
    .from(categories)
    .where(eq(categories.parentId, id))
    .orderBy(asc(categories.id))
    .for('update');
  if (below.some((one) => one.genre !== genre)) throw new ShopError('category_nested');
  if (parentId === null || parentId === undefined) return;
  const [parent] = await transaction.select().from(categories).where(eq(categories.id, parentId)).for('update');
  const fits = parent && parent.id !== id && parent.parentId === null && parent.genre === genre && below.length === 0;
  if (!fits) throw new ShopError('category_nested');
}
