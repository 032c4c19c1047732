import { join } from 'node:path';
import type { productDesk } from '#contract/goods/product-desk.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { saveOffer } from './dated-offers.service.ts';
import { garmentDuties } from './garment-words.ts';
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
import { setStates } from './product-states.service.ts';
import { saveTexts } from './product-texts-desk.service.ts';
import { uploadVideo } from './uploaded-videos.service.ts';

export const productDeskRoutes: Routes<typeof productDesk> = {
  list: listDesk,
  one: (ctx, { productId }) => productToEdit(ctx, productId),
  duties: async () => garmentDuties(),
  costs: (ctx, { productId }) => productCosts(ctx, productId),
  create: createProduct,
  update: (ctx, { productId, ...fields }) => updateProduct(ctx, productId, fields),
  saveTexts: (ctx, { productId, language, ...given }) => saveTexts(ctx, { productId, language }, given),
  saveOffer,
  stock: changeStockOf,
  setStates,
  remove: (ctx, { productId }) => removeProduct(ctx, productId),
  uploadVideo,
  uploadPicture: ({ settings }, { bytes }) => takePicture(join(settings.dataDir, 'media'), bytes),
};
