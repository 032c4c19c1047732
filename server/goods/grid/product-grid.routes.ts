import type { productGrid } from '#contract/goods/grid/product-grid.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { changeSeveral } from './change-several.ts';
import { listGrid } from './list-grid.ts';
import { saveGrid, undoGrid } from './save-grid.ts';

export const productGridRoutes: Routes<typeof productGrid> = {
  list: listGrid,
  save: saveGrid,
  undo: undoGrid,
  several: changeSeveral,
};
