import { shopMoney } from '#contract/core/money/money.ts';
import type { Money } from '#contract/core/money/money.ts';
import { price } from '#contract/sales/checkout/pricing.ts';
import type { Totals } from '#contract/sales/checkout/totals.ts';
import type { CouponEffect, CouponLine } from '#contract/sales/coupons/apply-coupon.ts';
import type { Bag } from './bag.ts';

/** Returns the lines of a bag as they are priced. */
export function pricedLines(bag: Bag): CouponLine[] {
  return bag.map(({ id, currentPrice, quantity }) => ({
    productId: id,
    currentPrice: shopMoney(currentPrice),
    quantity,
  }));
}

/** Returns the price of a bag whose delivery costs this, nothing while that is not known, and of what its coupon does. */
export function totalsIn(bag: Bag, delivery: Money | null, effect?: CouponEffect): Totals {
  const isFree = delivery === null || effect?.isDelivered === true;
  const priced = price(pricedLines(bag), isFree ? shopMoney(0) : delivery, effect?.changes ?? []);
  const { subtotal, shipping, total } = priced;
  return { subtotal, shipping, total };
}
