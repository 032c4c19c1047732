import { asc } from 'drizzle-orm';
import type { categories as contract } from '#contract/categories.ts';
import type { Routes } from '../http/mount.ts';
import { categories } from './categories.tables.ts';

export const categoriesRoutes: Routes<typeof contract> = {
  list: ({ db }) => db.select().from(categories).orderBy(asc(categories.genre), asc(categories.title)),
};
