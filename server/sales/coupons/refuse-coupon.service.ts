import { ShopError } from '#contract/core/protocol/errors.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { momentInWords } from '#contract/core/time/shop-time.ts';
import { t } from '#messages/messages.ts';
import type { CouponRefusal } from '#contract/sales/coupons/apply-coupon.ts';
import type { StoredCoupon } from './coupons.tables.ts';

type Judged = Pick<StoredCoupon, 'startsAt' | 'endsAt' | 'customers'>;

/**
 * Refuses a coupon at another time, and to whom it is not for; `email` is the address of who has it, null for a guest. Throws
 * `coupon_early`, `coupon_over`, `coupon_personal`.
 */
export function refuseCoupon({ startsAt, endsAt, customers }: Judged, email: string | null, now: Date): void {
  if (startsAt > now) throw new ShopError('coupon_early', { from: momentInWords(startsAt) });
  if (endsAt !== null && endsAt <= now) throw new ShopError('coupon_over');
  if (customers.length > 0 && !(email !== null && customers.includes(email.toLowerCase()))) {
    throw new ShopError('coupon_personal');
  }
}

/** Returns the error that says why a coupon does nothing for a purchase. */
export function refusedPurchase(refusal: CouponRefusal, goodsName: string | null): ShopError {
  switch (refusal.why) {
    case 'too_little':
      return new ShopError('coupon_too_little', { least: formatPrice(refusal.least) });
    case 'other_goods':
      return new ShopError('coupon_other_goods', { goods: goodsName || t('coupons.otherGoods') });
    case 'more_units':
      return new ShopError('coupon_more_units', { units: refusal.units });
    case 'takes_all':
      return new ShopError('coupon_takes_all');
  }
}
