import { t } from '#messages/messages.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { shopTime } from '#contract/core/time/shop-time.ts';
import type { couponDesk } from '#contract/marketing/coupon-desk/coupon-desk.ts';
import type { StoredCoupon } from '#server/sales/coupons/coupons.tables.ts';
import type { CouponColumns } from '#server/sales/coupons/write-coupon.service.ts';

/** What an owner says of a coupon. */
export type GivenCoupon = Input<typeof couponDesk.create>;

/**
 * Returns a coupon as it is stored; one without a begin begins now, or when `before` did. Throws `invalid` for one that ends before
 * it begins, and for a new one that is over.
 */
export function columnsOf(given: GivenCoupon, now: Date, before?: StoredCoupon): CouponColumns {
  const { code, gift, goods, least, customers, isFirstOrder, from, until, mostUses, mostEach, influencer } = given;
  const begun = before && before.startsAt < now ? before.startsAt : now;
  const startsAt = from === null ? begun : shopTime(from);
  const endsAt = until === null ? null : shopTime(until);
  // Two local times can be one, written with seconds, or as clocks are put forward.
  if (endsAt !== null && endsAt <= startsAt) throw refusedEnd(t('campaigns.crossed'));
  if (!before && endsAt !== null && endsAt <= now) throw refusedEnd(t('campaigns.over'));
  return {
    code,
    kind: gift.by,
    percent: gift.by === 'percent' ? gift.percent : null,
    amount: gift.by === 'amount' ? gift.amount.minor : null,
    taken: gift.by === 'units' ? gift.taken : null,
    paid: gift.by === 'units' ? gift.paid : null,
    goods,
    least: least && least.minor,
    // One that was for an account that is gone does not become one for everybody.
    customers: before?.customers.includes('') ? [...customers, ''] : [...customers],
    isFirstOrder,
    startsAt,
    endsAt,
    mostUses,
    mostEach,
    influencer,
  };
}

/** Returns an amount of a coupon, whose currency says with which one the form was opened; undefined for none. */
export function amountIn({ gift, least }: GivenCoupon) {
  return gift.by === 'amount' ? gift.amount : (least ?? undefined);
}

const refusedEnd = (message: string) => new ShopError('invalid', {}, [{ path: 'until', message }]);
