import type { Route } from './+types/bag-coupon.resource';
import { bagRule } from '#contract/sales/checkout/bag-rule.ts';
import { loadBagCoupon } from './bag-coupon.ts';

/** Returns the coupon of the bag for the products whose ids are in the query. Its path is below /bag, where the cookie is sent. */
export function loader(asked: Route.LoaderArgs) {
  const ids = new URL(asked.request.url).searchParams.getAll('id').map(Number);
  const known = ids.filter((id) => Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647);
  return loadBagCoupon(asked, known.slice(0, bagRule.mostLines));
}
