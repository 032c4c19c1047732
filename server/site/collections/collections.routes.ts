import type { collectionDesk } from '#contract/site/collections/collection-desk.ts';
import type { collections } from '#contract/site/collections/collections.ts';
import type { Routes } from '#server/core/context/routes.ts';
import {
  collectionToEdit,
  createCollection,
  listCollections,
  removeCollection,
  updateCollection,
} from './collection-desk.service.ts';
import { publicCollections, shownCollection } from './collections.service.ts';

export const collectionsRoutes: Routes<typeof collections> = {
  list: ({ db }) => publicCollections(db),
  one: shownCollection,
};

export const collectionDeskRoutes: Routes<typeof collectionDesk> = {
  list: async ({ db }) => ({ collections: await listCollections(db) }),
  one: ({ db }, { slug }) => collectionToEdit(db, slug),
  create: createCollection,
  update: updateCollection,
  remove: (ctx, { slug }) => removeCollection(ctx, slug),
};
