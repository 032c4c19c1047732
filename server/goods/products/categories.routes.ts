import type { categories } from '#contract/goods/categories.ts';
import type { Routes } from '#server/core/context/routes.ts';
import {
  createCategory,
  listCategories,
  removeCategory,
  shownCategories,
  updateCategory,
} from './categories.service.ts';

export const categoriesRoutes: Routes<typeof categories> = {
  list: ({ db }) => shownCategories(db),
  desk: ({ db }) => listCategories(db),
  create: createCategory,
  update: updateCategory,
  remove: removeCategory,
};
