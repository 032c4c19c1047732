import type { documents } from '#contract/sales/orders/documents.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { printDocuments, unprintable } from './documents.service.ts';
import { printPriceLabels } from './price-labels.service.ts';
import { sizesOfProducts } from '#server/goods/products/sizes-of.service.ts';
import { purchaseOrderFile } from './purchase-order.service.ts';

export const documentsRoutes: Routes<typeof documents> = {
  print: printDocuments,
  unprintable,
  priceLabels: printPriceLabels,
  labelSizes: async ({ db }, { product }) => ({ sizes: await sizesOfProducts(db, product) }),
  purchaseOrder: (ctx, { key }) => purchaseOrderFile(ctx, key),
};
