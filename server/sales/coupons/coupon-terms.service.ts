import { eq } from 'drizzle-orm';
import { shopMoney } from '#contract/core/money/money.ts';
import type { CouponGift, CouponTerms } from '#contract/sales/coupons/coupon-terms.ts';
import type { Executor } from '#platform/database/database.ts';
import { prepared, type Given } from '#platform/database/prepared.ts';
import { shownText } from '#server/core/context/shown-words.ts';
import { goodsIds, goodsName, goodsOf } from '#server/site/collections/chosen-goods.service.ts';
import { coupons, type StoredCoupon } from './coupons.tables.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { momentInWords } from '#contract/core/time/shop-time.ts';
import { t } from '#messages/messages.ts';
import type { CouponRefusal } from '#contract/sales/coupons/apply-coupon.ts';

/**
 * A coupon that a purchase is made with, and what it gives for all goods of the shop. `isOnlyNamed`: it is for some addresses, and its buyer
 * named one of them without a proof. Whoever has the code can do that, so it is used once with that address.
 */
export type OrderCoupon = {
  readonly stored: StoredCoupon;
  readonly terms: CouponTerms;
  readonly isOnlyNamed: boolean;
};

/** True if a person's own uses of a coupon count, or what they bought before. */
export function isCounted({ stored, isOnlyNamed }: Pick<OrderCoupon, 'stored' | 'isOnlyNamed'>): boolean {
  return stored.mostEach !== null || stored.isFirstOrder || isOnlyNamed;
}

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
  return { ...terms, products, goodsName: (await goodsName(db, goods, shownText)) ?? '' };
}

/** Refuses a coupon at another time. Throws `coupon_early`, `coupon_over`. */
export function refuseUntimely({ startsAt, endsAt }: Pick<StoredCoupon, 'startsAt' | 'endsAt'>, now: Date): void {
  if (startsAt > now) throw new ShopError('coupon_early', { from: momentInWords(startsAt) });
  if (endsAt !== null && endsAt <= now) throw new ShopError('coupon_over');
}

/** True if a coupon is for an address; `email` is null for who has none. */
export function isFor({ customers }: Pick<StoredCoupon, 'customers'>, email: string | null): boolean {
  return customers.length === 0 || (email !== null && customers.includes(email.toLowerCase()));
}

/** True if a coupon is for some addresses that people have: that of a deleted account is ''. */
export function isPersonal({ customers }: Pick<StoredCoupon, 'customers'>): boolean {
  return customers.some((one) => one !== '');
}

/** Returns the error that says why a coupon does nothing for a purchase. */
export function refusedPurchase(refusal: CouponRefusal, goods: string | null): ShopError {
  switch (refusal.why) {
    case 'too_little':
      return new ShopError('coupon_too_little', { least: formatPrice(refusal.least) });
    case 'other_goods':
      return new ShopError('coupon_other_goods', { goods: goods || t('coupons.otherGoods') });
    case 'more_units':
      return new ShopError('coupon_more_units', { units: refusal.units });
    case 'takes_all':
      return new ShopError('coupon_takes_all');
  }
}
