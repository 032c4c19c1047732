import { pattern, t } from '#messages/messages.ts';
import { reviewTexts } from './reviews.texts.ts';
import { refusal } from '#contract/core/protocol/refusal.ts';

/** The errors of the area, by their codes. */
export const marketingErrors = {
  admin_cannot_review: refusal(403, () => reviewTexts.adminRefused),
  campaign_not_found: refusal(404, () => t('errors.campaignNotFound')),
  campaign_over: refusal(409, () => t('errors.campaignOver')),
  campaign_not_running: refusal(409, () => t('errors.campaignNotRunning')),
  campaign_runs: refusal(409, () => t('errors.campaignRuns')),
  coupon_not_found: refusal(404, () => t('errors.couponNotFound')),
  coupon_not_running: refusal(409, () => t('errors.couponNotRunning')),
  coupon_taken: refusal(409, () => t('errors.couponTaken')),
  coupon_was_used: refusal(409, () => t('errors.couponUsedOnce')),
  review_not_found: refusal(404, () => t('errors.reviewNotFound')),
  review_taken: refusal(409, () => reviewTexts.taken),
  wishlist_full: refusal(409, () => pattern('errors.wishlistFull')),
};
