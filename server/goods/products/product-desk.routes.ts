import { join } from 'node:path';
import type { productDesk } from '#contract/goods/product-desk.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { takePicture } from '#platform/media/take-picture.ts';
import {
  changeStockOf,
  createProduct,
  listDesk,
  productCosts,
  productToEdit,
  removeProduct,
  updateProduct,
} from './product-desk.service.ts';
import { saveTexts } from './product-texts-desk.service.ts';

export const productDeskRoutes: Routes<typeof productDesk> = {
  list: listDesk,
  one: (ctx, { productId }) => productToEdit(ctx, productId),
  costs: (ctx, { productId }) => productCosts(ctx, productId),
  create: createProduct,
  update: (ctx, { productId, ...fields }) => updateProduct(ctx, productId, fields),
  saveTexts: (ctx, { productId, language, ...given }) => saveTexts(ctx, { productId, language }, given),
  stock: changeStockOf,
  remove: (ctx, { productId }) => removeProduct(ctx, productId),
  uploadPicture: ({ settings }, { bytes }) => takePicture(join(settings.dataDir, 'media'), bytes),
};
