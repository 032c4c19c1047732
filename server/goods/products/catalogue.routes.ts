import type { catalogue } from '#contract/goods/products.ts';
import type { Context } from '#server/core/context/context.ts';
import type { Read } from '#platform/database/replica-reads.ts';
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

/** Administrators read from the primary, so that they see what they have just changed. */
const readOf = ({ visitor, db, read }: Context): Read => (visitor.role === 'admin' ? (work) => work(db) : read);

export const catalogueRoutes: Routes<typeof catalogue> = {
  page: (ctx, question) => findCataloguePage(ctx.db, question, readOf(ctx)),
  news: (ctx, { gender }) => readOf(ctx)((db) => listNews(db, gender)),
  tiles: (ctx) => readOf(ctx)(listTiles),
  related: (ctx, { id }) => readOf(ctx)((db) => listRelated(db, id)),
  cards: (ctx, { id }) => readOf(ctx)((db) => viewProducts(db, id)),
  numbers: (ctx, { block }) => readOf(ctx)((db) => listNumbers(db, block)),
  suggestions: (ctx, { search }) => readOf(ctx)((db) => suggest(db, search)),
  byGender: (ctx, { genrename }) => readOf(ctx)((db) => listGender(db, genrename)),
  search: (ctx, asked) => readOf(ctx)((db) => searchProducts(db, asked)),
  all: (ctx) => readOf(ctx)(listProducts),
  detail: (ctx, { id }) => readOf(ctx)((db) => findProduct(db, id)),
};
