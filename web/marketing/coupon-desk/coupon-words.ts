import { t } from '#messages/messages.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import type { ClockState } from '#contract/marketing/clock-state.ts';
import type { Coupon } from '#contract/marketing/coupon-desk/coupon-desk.ts';
import { giftWords } from '#contract/sales/coupons/coupon-words.ts';
import { goodsWords } from '../campaign-desk/campaign-words.ts';

/** The states of coupons in words. */
export const stateNames = {
  planned: t('coupon-desk.statePlanned'),
  running: t('coupon-desk.stateRunning'),
  ended: t('coupon-desk.stateEnded'),
} as const satisfies Record<ClockState, string>;

/** Returns what a coupon gives and for what: '20 % menos · Una categoría: Camisas · desde $ 50.000,00'. */
export function couponRule(coupon: Coupon): string {
  const { gift, least, customers, isFirstOrder } = coupon;
  return [
    giftWords(gift),
    goodsWords(coupon),
    ...(least ? [t('coupon-desk.fromTotal', { least: formatPrice(least) })] : []),
    ...(isFirstOrder ? [t('coupon-desk.firstOrder')] : []),
    ...(customers.length > 0 ? [t('coupon-desk.forCustomers', { count: customers.length })] : []),
  ].join(' · ');
}

/** Returns how often a coupon is used, of how many times: 'Usado 3 veces de 10'. */
export function usesWords({ uses, mostUses }: Coupon): string {
  return mostUses === null
    ? t('coupon-desk.used', { count: uses })
    : t('coupon-desk.usedOf', { count: uses, most: mostUses });
}
