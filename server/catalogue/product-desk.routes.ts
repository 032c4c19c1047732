import { join } from 'node:path';
import type { productDesk } from '#contract/product-desk.ts';
import type { Routes } from '../context/routes.ts';
import { takePicture } from '#platform/media/take-picture.ts';
import { changeStockOf, createProduct, listDesk, removeProduct, updateProduct } from './product-desk.service.ts';

export const productDeskRoutes: Routes<typeof productDesk> = {
  list: listDesk,
  create: createProduct,
  update: (ctx, { productId, ...fields }) => updateProduct(ctx, productId, fields),
  stock: changeStockOf,
  remove: (ctx, { productId }) => removeProduct(ctx, productId),
  uploadPicture: ({ settings }, { bytes }) => takePicture(join(settings.dataDir, 'media'), bytes),
};
