import { t } from '#messages/messages.ts';

/** The fixed texts about favourites. */
export const wishlistTexts = {
  get title() {
    return t('wishlist-texts.title');
  },
  get added() {
    return t('wishlist-texts.added');
  },
  get taken() {
    return t('wishlist-texts.taken');
  },
  get removed() {
    return t('wishlist-texts.removed');
  },
  get remove() {
    return t('wishlist-texts.remove');
  },
  get empty() {
    return t('wishlist-texts.empty');
  },
  get inProgress() {
    return t('wishlist-texts.inProgress');
  },
};
