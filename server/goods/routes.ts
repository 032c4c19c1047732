import { attributesRoutes } from './attributes/attributes.routes.ts';
import { catalogueRoutes } from './products/catalogue.routes.ts';
import { categoriesRoutes } from './products/categories.routes.ts';
import { productDeskRoutes } from './products/product-desk.routes.ts';
import { stockRoutes } from './products/stock.routes.ts';

/** What answers the calls of the area, by feature. */
export const routesOfGoods = {
  attributes: attributesRoutes,
  catalogue: catalogueRoutes,
  categories: categoriesRoutes,
  productDesk: productDeskRoutes,
  stock: stockRoutes,
};
