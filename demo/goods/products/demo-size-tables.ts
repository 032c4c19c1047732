import { usualTables } from '#contract/goods/sizes/usual-tables.ts';
import type { Executor } from '#platform/database/database.ts';
import { sizeTables } from '#server/goods/size-tables/size-tables.tables.ts';

/** Inserts the size tables of the demo: usual measures, for all goods. */
export async function insertDemoSizeTables(db: Executor): Promise<void> {
  await db
    .insert(sizeTables)
    .values(usualTables().map((table) => ({ ...table, brand: '', byCategory: false, categoryId: null })));
}
