import { lateTexts } from '#messages/late-texts.ts';
import { t } from '#messages/messages.ts';

/**
 * The fixed texts about reviews. A guest without a comment gets the odd message that is required; a logged-in user gets
 * the specific one.
 */
export const reviewTexts = lateTexts({
  taken: () => t('reviews-texts.taken'),
  guestRefused: () => t('reviews-texts.guestRefused'),
  adminRefused: () => t('reviews-texts.adminRefused'),
  starsMissing: () => t('reviews-texts.starsMissing'),
  commentMissing: () => t('reviews-texts.commentMissing'),
  commentEmpty: () => t('reviews-texts.commentEmpty'),
  commentLong: () => t('reviews-texts.commentLong'),
  confirmRemove: () => t('reviews-texts.confirmRemove'),
  removed: () => t('reviews-texts.removed'),
  published: () => t('reviews-texts.published'),
  edited: () => t('reviews-texts.edited'),
  none: () => t('reviews-texts.none'),
  save: () => t('reviews-texts.save'),
  cancel: () => t('reviews-texts.cancel'),
});

/** The maximum length of a comment, in characters. */
export const longestComment = 1000;
