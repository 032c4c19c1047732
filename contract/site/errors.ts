import { pattern, t } from '#messages/messages.ts';
import { refusal } from '#contract/core/protocol/refusal.ts';

/** The errors of the area, by their codes. */
export const siteErrors = {
  page_not_found: refusal(404, () => pattern('errors.pageNotFound')),
  collection_not_found: refusal(404, () => t('errors.collectionNotFound')),
  collection_taken: refusal(409, () => t('errors.collectionTaken')),
  home_published: refusal(409, () => t('errors.homePublished')),
  page_taken: refusal(409, () => t('errors.pageTaken')),
  page_empty: refusal(409, () => t('errors.pageEmpty')),
  page_needed: refusal(409, () => t('errors.pageNeeded')),
  page_gaps: refusal(409, () => pattern('errors.pageGaps')),
};
