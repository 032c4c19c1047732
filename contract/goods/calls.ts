import { attributes } from './attributes/attributes.ts';
import { catalogue } from './products.ts';
import { categories } from './categories.ts';
import { departmentDesk } from './garment/departments.ts';
import { movementHistory } from './stock/movement-history.ts';
import { preorders } from './stock/preorder-desk.ts';
import { stockSheets } from './stock/stock-sheets.ts';
import { productDesk } from './product-desk.ts';
import { sizeTables } from './sizes/size-tables.ts';
import { productGrid } from './grid/product-grid.ts';
import { productImports } from './imports/product-imports.ts';
import { stock } from './stock/stock.ts';

/** The calls of the area, by feature. */
export const goodsCalls = {
  attributes,
  catalogue,
  categories,
  departmentDesk,
  productDesk,
  sizeTables,
  productGrid,
  productImports,
  stock,
  movementHistory,
  preorders,
  stockSheets,
} as const;
