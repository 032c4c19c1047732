import { t } from '#messages/messages.ts';
import { useEffect } from 'react';
import { href } from 'react-router';
import { useRequest } from '#web/core/requests/use-request.tsx';
import type { BagCoupon } from './bag-coupon.ts';
import type { loader } from './bag-coupon.resource.ts';
import type { Bag } from './bag.ts';
import { shownCoupon, type ShownCoupon } from './shown-coupon.ts';

/**
 * The coupon of a bag as its buyer sees it; null if it has none. `kept` is what the server said with the page, which knows only the
 * bag in the cookie: one that is for some goods is asked about those of this bag.
 */
export function useBagCoupon(bag: Bag, kept: BagCoupon | null): ShownCoupon | null {
  const { load, data } = useRequest<typeof loader>({ what: t('coupons.notApplied'), told: 'message' });
  const asked = kept?.terms?.products ? kept.code : '';
  const ids = [...new Set(bag.map(({ id }) => id))].toSorted((a, b) => a - b).join('&id=');
  useEffect(() => {
    if (asked !== '' && ids !== '') void load(`${href('/bag/coupon')}?id=${ids}`);
  }, [asked, ids, load]);
  if (!kept) return null;
  return shownCoupon(bag, asked !== '' && data?.code === asked ? data : kept);
}
