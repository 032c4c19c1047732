import type { documents } from '#contract/sales/orders/documents.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { printDocuments, unprintable } from './documents.service.ts';
import { purchaseOrderFile } from './purchase-order.service.ts';

export const documentsRoutes: Routes<typeof documents> = {
  print: printDocuments,
  unprintable,
  purchaseOrder: (ctx, { key }) => purchaseOrderFile(ctx, key),
};
