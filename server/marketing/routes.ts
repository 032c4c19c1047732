import { campaignsRoutes } from './campaigns/campaigns.routes.ts';
import { couponDeskRoutes } from './coupon-desk/coupon-desk.routes.ts';
import { newsletterRoutes } from './newsletter/newsletter.routes.ts';
import { personalRoutes } from './personal/personal.routes.ts';
import { reviewsRoutes } from './reviews/reviews.routes.ts';
import { wishlistRoutes } from './wishlist/wishlist.routes.ts';

/** What answers the calls of the area, by feature. */
export const routesOfMarketing = {
  campaigns: campaignsRoutes,
  couponDesk: couponDeskRoutes,
  newsletter: newsletterRoutes,
  personal: personalRoutes,
  reviews: reviewsRoutes,
  wishlist: wishlistRoutes,
};
