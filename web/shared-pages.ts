import { catalogueKeys } from './catalogue/catalogue-address.ts';
import { reviewPageKey } from './reviews/review-words.ts';

/**
 * The pages and resources that are the same for every guest, with the names of all that each reads of its query. They
 * are kept by just this, and made from just this: a name that is missing here is seen by no loader of a guest's page.
 */
export const sharedPages: Readonly<Record<`/${string}`, readonly string[]>> = {
  '/': [],
  '/home': catalogueKeys,
  '/detail/:id': [reviewPageKey],
  '/search/suggestions': ['search'],
  '/catalogue/cards': ['id'],
};
