import { attributesRoutes } from './attributes/attributes.routes.ts';
import { departmentRoutes } from './departments/departments.routes.ts';
import { catalogueRoutes } from './products/catalogue.routes.ts';
import { productGridRoutes } from './grid/product-grid.routes.ts';
import { productImportsRoutes } from './imports/product-imports.routes.ts';
import { categoriesRoutes } from './products/categories.routes.ts';
import { productDeskRoutes } from './products/product-desk.routes.ts';
import { sizeTablesRoutes } from './size-tables/size-tables.routes.ts';
import { movementHistoryRoutes, preordersRoutes, stockSheetsRoutes } from './stock-desk/stock-desk.routes.ts';
import { stockRoutes } from './products/stock.routes.ts';

/** What answers the calls of the area, by feature. */
export const routesOfGoods = {
  attributes: attributesRoutes,
  catalogue: catalogueRoutes,
  categories: categoriesRoutes,
  departmentDesk: departmentRoutes,
  productDesk: productDeskRoutes,
  sizeTables: sizeTablesRoutes,
  productGrid: productGridRoutes,
  productImports: productImportsRoutes,
  stock: stockRoutes,
  movementHistory: movementHistoryRoutes,
  preorders: preordersRoutes,
  stockSheets: stockSheetsRoutes,
};
