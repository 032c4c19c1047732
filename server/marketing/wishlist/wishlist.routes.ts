import type { wishlist } from '#contract/marketing/wishlist.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { changeFavourite, favouriteIds, favouriteProducts } from './wishlist.service.ts';

export const wishlistRoutes: Routes<typeof wishlist> = {
  change: changeFavourite,
  list: (ctx, { username }) => favouriteProducts(ctx, username),
  ids: (ctx, { username }) => favouriteIds(ctx, username),
};
