import { t } from '#messages/messages.ts';
import type { Money } from '#contract/core/money/money.ts';
import { applyCoupon, isRefused, type CouponEffect } from '#contract/sales/coupons/apply-coupon.ts';
import { couponLine, couponRefusalWords } from '#contract/sales/coupons/coupon-words.ts';
import type { BagCoupon } from './bag-coupon.ts';
import { pricedLines } from './bag-price.ts';
import type { Bag } from './bag.ts';

/**
 * The coupon of a bag as its buyer sees it: `line` says what it gives, `amount` is what it takes off (null: nothing, or it is not
 * known yet), `error` why it does nothing.
 */
export type ShownCoupon = {
  readonly code: string;
  readonly line: string | null;
  readonly amount: Money | null;
  readonly effect?: CouponEffect;
  readonly error?: string;
  /** Under which condition it is applied: an address that is named later. */
  readonly note?: string;
};

/** Returns the coupon of a bag as its buyer sees it; for products that were not asked about yet it does nothing. */
export function shownCoupon(bag: Bag, { code, terms, asked, refused }: BagCoupon): ShownCoupon {
  if (!terms) return { code, line: null, amount: null, error: refused };
  const line = couponLine(terms);
  const note = terms.isPersonal ? { note: t('coupons.personal') } : {};
  const isKnown = terms.products === null || bag.every(({ id }) => asked.includes(id));
  if (!isKnown) return { code, line, amount: null, ...note };
  const outcome = applyCoupon(terms, pricedLines(bag));
  if (isRefused(outcome)) return { code, line, amount: null, error: couponRefusalWords(outcome, terms.goodsName) };
  return { code, line, amount: outcome.changes[0]?.amount ?? null, effect: outcome, ...note };
}
