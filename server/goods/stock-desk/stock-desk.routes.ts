import type { movementHistory } from '#contract/goods/stock/movement-history.ts';
import type { preorders } from '#contract/goods/stock/preorder-desk.ts';
import type { stockSheets } from '#contract/goods/stock/stock-sheets.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { setLowStockLimit } from '../products/low-stock.service.ts';
import { sizesMeantBy } from '../products/meant-sizes.service.ts';
import { savePreorders } from '../products/preorders.service.ts';
import { productOf } from '../products/product-desk.service.ts';
import { listMovements } from './movement-history.ts';
import { saveSheet } from './save-sheet.ts';

export const movementHistoryRoutes: Routes<typeof movementHistory> = {
  list: listMovements,
  async saveLowStock({ db }, { productId, lowStock }) {
    await productOf(db, productId);
    await setLowStockLimit(db, productId, lowStock);
    return { lowStock };
  },
};

export const preordersRoutes: Routes<typeof preorders> = { save: savePreorders };

export const stockSheetsRoutes: Routes<typeof stockSheets> = {
  find: async ({ db }, { search }) => ({ sizes: await sizesMeantBy(db, search) }),
  save: saveSheet,
};
