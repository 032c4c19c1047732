import type { href } from 'react-router';
import { catalogueKeys } from '#web/goods/products/catalogue-address.ts';
import { reviewPageKey } from '#web/marketing/reviews/review-words.ts';

type OfRoutes = Partial<Record<Parameters<typeof href>[0], readonly string[]>>;

/**
 * The pages and resources that are the same for everybody, with the names of all that each reads of its query. They are
 * kept by just this, and made from just this: their loaders see no other name, no cookie and nobody's authorization.
 */
export const sharedPages: Readonly<Record<`/${string}`, readonly string[]>> = {
  '/': [],
  '/home': catalogueKeys,
  '/detail/:id': [reviewPageKey],
  '/colecciones/:slug': ['page'],
  '/paginas/:slug': [],
  '/search/suggestions': ['search'],
  '/catalogue/cards': ['id'],
} satisfies OfRoutes;
