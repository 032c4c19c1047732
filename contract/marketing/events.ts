/** What administrators change in the area; each is an event too. */
export const marketingActions = [
  'review.delete',
  'campaign.create',
  'campaign.update',
  'campaign.end',
  'campaign.delete',
  'coupon.create',
  'coupon.update',
  'coupon.end',
  'coupon.delete',
] as const;
