import type { sizeTables } from '#contract/goods/sizes/size-tables.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { createSizeTable, listSizeTables, removeSizeTable, updateSizeTable } from './size-table-desk.service.ts';
import { sizeTableOf } from './size-tables.service.ts';

export const sizeTablesRoutes: Routes<typeof sizeTables> = {
  ofProduct: async ({ db }, { id }) => ({ table: await sizeTableOf(db, id) }),
  list: async ({ db }) => ({ tables: await listSizeTables(db) }),
  create: createSizeTable,
  update: updateSizeTable,
  remove: (ctx, { id }) => removeSizeTable(ctx, id),
};
