import { times } from '#contract/core/money/money.ts';
import type { Money } from '#contract/core/money/money.ts';
import { applyCoupon, isRefused } from '#contract/sales/coupons/apply-coupon.ts';
import type { CouponLine } from '#contract/sales/coupons/apply-coupon.ts';
import { couponLine, deliveredTitle } from '#contract/sales/coupons/coupon-words.ts';
import type { NewAdjustment } from '#contract/sales/orders/adjustments.ts';
import type { OrderCoupon } from '../coupons/coupon-terms.service.ts';
import { refusedPurchase } from '../coupons/refuse-coupon.service.ts';

/** What a coupon does for an order; `off` is what it takes off, in the smallest unit: nothing of a delivery that is free anyway. */
export type OrderEffect = {
  readonly adjustments: readonly NewAdjustment[];
  readonly delivery: Money;
  readonly title: string;
  readonly off: number;
};

type Delivery = { readonly price: Money; readonly title: string };

/**
 * Returns what a coupon does with the price of an order, in words of the language of the request, as the buyer reads it. Throws
 * `coupon_too_little`, `coupon_other_goods`, `coupon_more_units`, `coupon_takes_all`.
 */
export function couponEffect(
  coupon: OrderCoupon | undefined,
  lines: readonly CouponLine[],
  { price, title }: Delivery,
): OrderEffect {
  if (!coupon) return { adjustments: [], delivery: price, title, off: 0 };
  const { terms } = coupon;
  const { code, goodsName } = terms;
  const effect = applyCoupon(terms, lines);
  if (isRefused(effect)) throw refusedPurchase(effect, goodsName);
  if (!effect.isDelivered) {
    const words = { kind: 'discount', source: `coupon:${code}`, title: couponLine(terms) } as const;
    const off = effect.changes.reduce((all, { amount }) => all - amount.minor, 0);
    return { adjustments: effect.changes.map((change) => ({ ...change, ...words })), delivery: price, title, off };
  }
  if (price.minor === 0) return { adjustments: [], delivery: price, title, off: 0 };
  return { adjustments: [], delivery: times(price, 0), title: deliveredTitle(title, code), off: price.minor };
}
