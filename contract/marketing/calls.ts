import { campaigns } from './campaigns/campaigns.ts';
import { couponDesk } from './coupon-desk/coupon-desk.ts';
import { newsletter } from './newsletter.ts';
import { personal } from './personal.ts';
import { reviews } from './reviews.ts';
import { wishlist } from './wishlist.ts';

/** The calls of the area, by feature. */
export const marketingCalls = {
  campaigns,
  couponDesk,
  newsletter,
  personal,
  reviews,
  wishlist,
} as const;
