import { shopMoney, sum, type Money } from '#contract/core/money/money.ts';
import { netPriceWords } from '#contract/core/money/net-price-words.ts';
import type { Price, PriceChange } from '#contract/sales/checkout/pricing.ts';
import { purchasePrice } from '#contract/sales/checkout/purchase-price.ts';
import { taxesByRate } from '#contract/sales/checkout/tax-shares.ts';
import type { CouponEffect, CouponLine } from '#contract/sales/coupons/apply-coupon.ts';
import type { NewAdjustment } from '#contract/sales/orders/adjustments.ts';
import type { MeansOffer } from '#contract/sales/payments/means-offers.ts';
import { shop } from '#contract/core/shop/shop.ts';
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

/** Returns what a bag costs without taxes, in the words that stand beside every price of the shop; null where nothing does. */
export function bagNet(bag: Bag, { lines, shipping }: Pick<Price, 'lines' | 'shipping'>): string | null {
  const { hasNetPrices, vatPercent } = shop();
  if (!hasNetPrices) return null;
  const taxed = lines.map(({ paid }, at) => ({ percent: bag[at]?.vatPercent ?? vatPercent, amount: paid }));
  return netPriceWords(sum(shopMoney(0), ...taxesByRate(taxed, shipping, vatPercent).map(({ net }) => net)));
}
