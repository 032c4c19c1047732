import { t } from '#messages/messages.ts';
import { formatNumber, formatPrice } from '#contract/core/money/price-words.ts';
import type { CouponRefusal } from './apply-coupon.ts';
import type { CouponGift, CouponTerms } from './coupon-terms.ts';

/** Returns what a coupon gives, in words: '20 % menos', '2x1'. */
export function giftWords(gift: CouponGift): string {
  switch (gift.by) {
    case 'percent':
      return t('coupons.percentOff', { percent: t('price-words.percent', { number: formatNumber(gift.percent) }) });
    case 'amount':
      return t('coupons.amountOff', { amount: formatPrice(gift.amount) });
    case 'delivery':
      return t('coupons.freeDelivery');
    case 'units':
      return t('coupons.units', { taken: gift.taken, paid: gift.paid });
  }
}

/** Returns the one line that says a coupon and what it gives, wherever a price is shown: 'Cupón VERANO: 20 % menos en Camisas'. */
export function couponLine({ code, gift, goodsName }: Pick<CouponTerms, 'code' | 'gift' | 'goodsName'>): string {
  const words = giftWords(gift);
  return t('coupons.line', { code, gift: goodsName ? t('coupons.inGoods', { gift: words, goods: goodsName }) : words });
}

/** Returns what a delivery is called that costs nothing because of a coupon. */
export const deliveredTitle = (title: string, code: string) => t('coupons.deliveredTitle', { title, code });

/** Returns why a coupon does nothing for a bag, for its buyer. */
export function couponRefusalWords(refusal: CouponRefusal, goodsName: string | null): string {
  switch (refusal.why) {
    case 'too_little':
      return t('errors.couponTooLittle', { least: formatPrice(refusal.least) });
    case 'other_goods':
      return t('errors.couponOtherGoods', { goods: goodsName || t('coupons.otherGoods') });
    case 'more_units':
      return t('errors.couponMoreUnits', { units: refusal.units });
    case 'takes_all':
      return t('errors.couponTakesAll');
  }
}
