import { and, count, eq, inArray } from 'drizzle-orm';
import { t } from '#messages/messages.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { momentWords, shopMoment } from '#contract/core/time/shop-time.ts';
import { clockState } from '#contract/marketing/clock-state.ts';
import type { Coupon } from '#contract/marketing/coupon-desk/coupon-desk.ts';
import { giftWords } from '#contract/sales/coupons/coupon-words.ts';
import type { Executor } from '#platform/database/database.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';
import { giftOf } from '#server/sales/coupons/coupon-terms.service.ts';
import { couponRedemptions, type StoredCoupon } from '#server/sales/coupons/coupons.tables.ts';
import { goodsName, goodsOf } from '#server/site/collections/chosen-goods.service.ts';

/** Returns coupons as the back office shows them; those whose goods this program cannot read are missing. */
export async function viewCoupons(db: Executor, stored: readonly StoredCoupon[], now: Date): Promise<Coupon[]> {
  const uses = await usesOf(
    db,
    stored.map(({ id }) => id),
  );
  const shown: Coupon[] = [];
  for (const one of stored) {
    const goods = goodsOf(one);
    if (!goods) continue;
    const { id, code, least, customers, isFirstOrder, startsAt, endsAt, mostUses, mostEach, influencer, version } = one;
    shown.push({
      id,
      code,
      gift: giftOf(one),
      goods,
      goodsName: await goodsName(db, goods),
      least: least === null ? null : shopMoney(least),
      // An empty one is that of an account that was deleted.
      customers: customers.filter((address) => address !== ''),
      isFirstOrder,
      from: shopMoment(startsAt),
      until: endsAt && shopMoment(endsAt),
      state: clockState(one, now),
      mostUses,
      mostEach,
      influencer,
      uses: uses.get(id) ?? 0,
      version,
    });
  }
  return shown;
}

async function usesOf(db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const { couponId, isHeld } = couponRedemptions;
  const rows = await db
    .select({ id: couponId, uses: count() })
    .from(couponRedemptions)
    .where(and(inArray(couponId, [...ids]), eq(isHeld, true)))
    .groupBy(couponId);
  return new Map(rows.map(({ id, uses }) => [id, uses]));
}

/** Returns a coupon as the log of administrators has it, whoever reads it later: without the addresses that it is for. */
export async function toldCoupon(db: Executor, stored: StoredCoupon) {
  const goods = await goodsName(db, goodsOf(stored));
  const { code, least, customers, isFirstOrder, startsAt, endsAt, mostUses, mostEach, influencer } = stored;
  return inShopLanguage(() => ({
    name: code,
    discount: giftWords(giftOf(stored)),
    goods: goods === '' ? t('campaigns.everything') : (goods ?? t('campaigns.goneGoods')),
    conditions: [
      ...(least === null ? [] : [t('coupon-desk.fromTotal', { least: formatPrice(shopMoney(least)) })]),
      ...(customers.length === 0 ? [] : [t('coupon-desk.forCustomers', { count: customers.length })]),
      ...(isFirstOrder ? [t('coupon-desk.firstOrder')] : []),
    ].join(', '),
    limits: [
      ...(mostUses === null ? [] : [t('coupon-desk.inAll', { count: mostUses })]),
      ...(mostEach === null ? [] : [t('coupon-desk.ofEach', { count: mostEach })]),
    ].join(', '),
    influencer,
    startsAt: momentWords(startsAt),
    endsAt: endsAt && momentWords(endsAt),
  }));
}
