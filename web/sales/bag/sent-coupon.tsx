import type { ShownCoupon } from './shown-coupon.ts';

/** Sends the coupon with a purchase, unless its buyer sees that it does nothing. */
export function SentCoupon({ coupon }: { readonly coupon: ShownCoupon | null }) {
  if (!coupon || coupon.error !== undefined) return null;
  return <input type="hidden" name="coupon" value={coupon.code} />;
}
