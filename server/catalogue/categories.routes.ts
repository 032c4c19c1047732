import type { categories } from '#contract/categories.ts';
import type { Routes } from '../context/routes.ts';
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
