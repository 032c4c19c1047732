import { catalogue } from './products.ts';
import { categories } from './categories.ts';
import { productDesk } from './product-desk.ts';
import { sizeTables } from './sizes/size-tables.ts';
import { stock } from './stock.ts';

/** The calls of the area, by feature. */
export const goodsCalls = {
  catalogue,
  categories,
  productDesk,
  sizeTables,
  stock,
} as const;
