import { eq } from 'drizzle-orm';
import { shopMoney } from '#contract/core/money/money.ts';
import type { CouponGift, CouponTerms } from '#contract/sales/coupons/coupon-terms.ts';
import type { Executor } from '#platform/database/database.ts';
import { prepared } from '#platform/database/prepared.ts';
import type { Given } from '#platform/database/prepared.ts';
import { goodsIds, goodsName, goodsOf } from '#server/site/collections/chosen-goods.service.ts';
import { coupons } from './coupons.tables.ts';
import type { StoredCoupon } from './coupons.tables.ts';

/** A coupon that a purchase is made with, and what it gives for all goods of the shop. */
export type OrderCoupon = { readonly stored: StoredCoupon; readonly terms: CouponTerms };

/** Returns the coupon of a code; undefined if there is none. */
export async function couponNamed(db: Executor, code: string): Promise<StoredCoupon | undefined> {
  const [found] = await named(db, { code });
  return found;
}

const named = prepared((db, given: Given<{ code: string }>) =>
  db
    .select()
    .from(coupons)
    .where(eq(coupons.code, given('code'))),
);

/** Returns what a coupon gives. */
export function giftOf({ kind, percent, amount, taken, paid }: StoredCoupon): CouponGift {
  switch (kind) {
    case 'percent':
      return { by: kind, percent: percent ?? 0 };
    case 'amount':
      return { by: kind, amount: shopMoney(amount ?? 0) };
    case 'delivery':
      return { by: kind };
    case 'units':
      return { by: kind, taken: taken ?? 0, paid: paid ?? 0 };
  }
}

/**
 * Returns a coupon as a bag is priced with it, with the ids of all products that visitors see of its goods now. Goods that this
 * program cannot read, and those that are gone, have no products.
 */
export async function termsOf(db: Executor, coupon: StoredCoupon, now: Date): Promise<CouponTerms> {
  const goods = goodsOf(coupon);
  const { code, least } = coupon;
  const terms = { code, gift: giftOf(coupon), least: least === null ? null : shopMoney(least) };
  if (goods?.by === 'all') return { ...terms, products: null, goodsName: null };
  const products = goods ? await goodsIds(db, goods, now) : [];
  return { ...terms, products, goodsName: (await goodsName(db, goods)) ?? '' };
}
