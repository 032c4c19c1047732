import { t } from '#messages/messages.ts';

/**
 * The fixed texts about reviews. A guest without a comment gets the odd message that is required; a logged-in user gets
 * the specific one.
 */
export const reviewTexts = {
  get taken() {
    return t('reviews-texts.taken');
  },
  get guestRefused() {
    return t('reviews-texts.guestRefused');
  },
  get adminRefused() {
    return t('reviews-texts.adminRefused');
  },
  get starsMissing() {
    return t('reviews-texts.starsMissing');
  },
  get commentMissing() {
    return t('reviews-texts.commentMissing');
  },
  get commentEmpty() {
    return t('reviews-texts.commentEmpty');
  },
  get commentLong() {
    return t('reviews-texts.commentLong');
  },
  get confirmRemove() {
    return t('reviews-texts.confirmRemove');
  },
  get removed() {
    return t('reviews-texts.removed');
  },
  get published() {
    return t('reviews-texts.published');
  },
  get edited() {
    return t('reviews-texts.edited');
  },
  get none() {
    return t('reviews-texts.none');
  },
  get save() {
    return t('reviews-texts.save');
  },
  get cancel() {
    return t('reviews-texts.cancel');
  },
};

/** The maximum length of a comment, in characters. */
export const longestComment = 1000;
