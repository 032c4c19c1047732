import type { catalogue } from '#contract/goods/products.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { findCataloguePage } from './catalogue-page.ts';
import {
  findProduct,
  listGender,
  listNews,
  listNumbers,
  listProducts,
  listRelated,
  searchProducts,
} from './catalogue.service.ts';
import { viewProducts } from './product-view.service.ts';
import { listTiles } from './category-tiles.service.ts';
import { suggest } from './suggestions.service.ts';

export const catalogueRoutes: Routes<typeof catalogue> = {
  page: ({ db }, question) => findCataloguePage(db, question),
  news: ({ db }, { gender }) => listNews(db, gender),
  tiles: ({ db }) => listTiles(db),
  related: ({ db }, { id }) => listRelated(db, id),
  cards: ({ db }, { id }) => viewProducts(db, id),
  numbers: ({ db }, { block }) => listNumbers(db, block),
  suggestions: ({ db }, { search }) => suggest(db, search),
  byGender: ({ db }, { genrename }) => listGender(db, genrename),
  search: ({ db }, asked) => searchProducts(db, asked),
  all: ({ db }) => listProducts(db),
  detail: ({ db }, { id }) => findProduct(db, id),
};
