import type { productImports } from '#contract/goods/imports/product-imports.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { exportCsv, exportXlsx } from './export/export-products.service.ts';
import { chooseColumns, startUndo, startWriting, uploadImport } from './product-imports.service.ts';
import { giveOldShop } from './give-old-shop.service.ts';
import { listImports, oneImport } from './import-views.service.ts';

export const productImportsRoutes: Routes<typeof productImports> = {
  upload: uploadImport,
  list: ({ db }) => listImports(db),
  one: ({ db }, asked) => oneImport(db, asked),
  columns: chooseColumns,
  exportCsv,
  exportXlsx,
  oldShop: giveOldShop,
  write: startWriting,
  undo: startUndo,
};
