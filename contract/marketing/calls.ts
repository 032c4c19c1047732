import { campaigns } from './campaigns/campaigns.ts';
import { personal } from './personal.ts';
import { reviews } from './reviews.ts';
import { wishlist } from './wishlist.ts';

/** The calls of the area, by feature. */
export const marketingCalls = {
  campaigns,
  personal,
  reviews,
  wishlist,
} as const;
