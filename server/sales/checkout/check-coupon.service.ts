import type { Input } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { CheckedCoupon } from '#contract/sales/coupons/coupon-terms.ts';
import type { coupons } from '#contract/sales/coupons/coupons.ts';
import { limitRate, uncount } from '#platform/http/rate-limit.ts';
import type { Context } from '#server/core/context/context.ts';
import {
  couponNamed,
  isFor,
  isPersonal,
  refuseUntimely,
  termsOf,
  type OrderCoupon,
} from '../coupons/coupon-terms.service.ts';
import type { StoredCoupon } from '../coupons/coupons.tables.ts';
import { isUnproven, type Buyer } from '../orders/buyer.service.ts';
import { refuseUsed, unknownBuyer } from '../orders/coupon-uses.service.ts';

/** How many unknown codes are tried from one network before no code is answered any more. */
const guesses = { most: 20, windowSeconds: 600 } as const;

/**
 * Returns what a coupon gives to who asks, for some products. One for some addresses is told to who may name one later, where a purchase
 * needs no login. Throws `coupon_unknown`, `coupon_early`, `coupon_over`, `coupon_personal`, `coupon_used_up`, `coupon_used`,
 * `coupon_first_order`, `too_many_requests`.
 */
export async function checkCoupon(
  ctx: Context,
  { coupon: code, products: asked }: Input<typeof coupons.check>,
): Promise<CheckedCoupon> {
  const buyer = buyerOf(ctx);
  const { stored, terms } = await runningCoupon(ctx, code);
  const isLater = isPersonal(stored) && mayNameAddress(ctx);
  if (!isLater && !isFor(stored, buyer.email)) throw new ShopError('coupon_personal');
  await refuseUsed(ctx.db, stored, { buyer });
  const { products } = terms;
  return { ...terms, products: products && asked.filter((id) => products.includes(id)), isPersonal: isLater };
}

/** Whether who asks will name an address in the step of the delivery. */
const mayNameAddress = ({ visitor, ownerSettings }: Context): boolean =>
  visitor.role === 'guest' && ownerSettings.current().selling.guestCheckout;

/**
 * Returns a coupon for the purchase of a buyer, without its uses, which are counted as the order is placed. Throws `coupon_unknown`,
 * `coupon_early`, `coupon_over`, `coupon_personal`, or `coupon_unproven` to who buys without a login, `too_many_requests`.
 */
export async function couponFor(ctx: Context, code: string, buyer: Buyer): Promise<OrderCoupon> {
  const coupon = await runningCoupon(ctx, code);
  if (isFor(coupon.stored, buyer.email)) return coupon;
  throw new ShopError(isUnproven(buyer) ? 'coupon_unproven' : 'coupon_personal');
}

async function runningCoupon(ctx: Context, code: string): Promise<OrderCoupon> {
  const stored = await knownCoupon(ctx, code);
  const now = ctx.clock();
  refuseUntimely(stored, now);
  return { stored, terms: await termsOf(ctx.db, stored, now) };
}

/** Counts unknown codes alone: whoever has a coupon can look at the bag as often as they like. */
async function knownCoupon(ctx: Context, code: string): Promise<StoredCoupon> {
  const key = `coupon:${ctx.network}` as const;
  await limitRate(ctx, key, guesses);
  const coupon = await couponNamed(ctx.db, code);
  if (!coupon) throw new ShopError('coupon_unknown');
  await uncount(ctx, [key]);
  return coupon;
}

const buyerOf = ({ visitor }: Context): Buyer => (visitor.role === 'customer' ? visitor : unknownBuyer);
