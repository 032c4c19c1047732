import { campaigns } from './campaigns/campaigns.ts';
import { couponDesk } from './coupon-desk/coupon-desk.ts';
import { personal } from './personal.ts';
import { reviews } from './reviews.ts';
import { wishlist } from './wishlist.ts';

/** The calls of the area, by feature. */
export const marketingCalls = {
  campaigns,
  couponDesk,
  personal,
  reviews,
  wishlist,
} as const;
