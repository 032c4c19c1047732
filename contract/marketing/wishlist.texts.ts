import { lateTexts } from '#messages/late-texts.ts';
import { t } from '#messages/messages.ts';

/** The fixed texts about favourites. */
export const wishlistTexts = lateTexts({
  title: () => t('wishlist-texts.title'),
  added: () => t('wishlist-texts.added'),
  taken: () => t('wishlist-texts.taken'),
  removed: () => t('wishlist-texts.removed'),
  remove: () => t('wishlist-texts.remove'),
  empty: () => t('wishlist-texts.empty'),
  inProgress: () => t('wishlist-texts.inProgress'),
});
