import { shopMoney } from '#contract/core/money/money.ts';
import type { Money } from '#contract/core/money/money.ts';
import type { Price, PriceChange } from '#contract/sales/checkout/pricing.ts';
import { purchasePrice } from '#contract/sales/checkout/purchase-price.ts';
import type { Totals } from '#contract/sales/checkout/totals.ts';
import type { CouponEffect, CouponLine } from '#contract/sales/coupons/apply-coupon.ts';
import type { NewAdjustment } from '#contract/sales/orders/adjustments.ts';
import type { MeansOffer } from '#contract/sales/payments/means-offers.ts';
import type { Bag } from './bag.ts';

/** Returns the lines of a bag as they are priced. */
export function pricedLines(bag: Bag): CouponLine[] {
  return bag.map(({ id, currentPrice, quantity }) => ({
    productId: id,
    currentPrice: shopMoney(currentPrice),
    quantity,
  }));
}

type Rules = {
  /** What the bag's coupon does. */
  readonly effect?: CouponEffect | undefined;
  /** How it is paid without a provider; undefined for a provider. */
  readonly means?: MeansOffer | undefined;
};

/** Returns the price of a bag whose delivery costs this, nothing while that is not known. */
export function bagPrice(
  bag: Bag,
  delivery: Money | null,
  { effect, means }: Rules,
): Price<PriceChange | NewAdjustment> {
  const isFree = delivery === null || effect?.isDelivered === true;
  return purchasePrice(pricedLines(bag), isFree ? shopMoney(0) : delivery, {
    adjustments: effect?.changes ?? [],
    means,
  });
}

/** Returns the sums of a bag whose delivery costs this, nothing while that is not known, and of what its coupon does. */
export function totalsIn(bag: Bag, delivery: Money | null, effect?: CouponEffect): Totals {
  const { subtotal, shipping, total } = bagPrice(bag, delivery, { effect });
  return { subtotal, shipping, total };
}
