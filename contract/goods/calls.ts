import { attributes } from './attributes/attributes.ts';
import { catalogue } from './products.ts';
import { categories } from './categories.ts';
import { productDesk } from './product-desk.ts';
import { stock } from './stock.ts';

/** The calls of the area, by feature. */
export const goodsCalls = {
  attributes,
  catalogue,
  categories,
  productDesk,
  stock,
} as const;
