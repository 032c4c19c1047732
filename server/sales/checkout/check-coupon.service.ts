import type { Input } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { CheckedCoupon } from '#contract/sales/coupons/coupon-terms.ts';
import type { coupons } from '#contract/sales/coupons/coupons.ts';
import { limitRate, uncount } from '#platform/http/rate-limit.ts';
import type { Context } from '#server/core/context/context.ts';
import { hasProven } from '#server/people/accounts/users.service.ts';
import {
  couponNamed,
  isFor,
  isPersonal,
  refuseUntimely,
  termsOf,
  type OrderCoupon,
} from '../coupons/coupon-terms.service.ts';
import type { StoredCoupon } from '../coupons/coupons.tables.ts';
import type { Buyer } from '../orders/buyer.service.ts';
import { refuseUsed, unknownBuyer } from '../orders/coupon-uses.service.ts';

/** How many unknown codes are tried from one network before no code is answered any more. */
const guesses = { most: 20, windowSeconds: 600 } as const;

/**
 * Returns what a coupon gives to who asks, for some products. One for some addresses is told to who may name one later, where a purchase
 * needs no login. Throws `coupon_unknown`, `coupon_early`, `coupon_over`, `coupon_personal`, `coupon_used_up`, `coupon_used`,
 * `coupon_first_order`, `coupon_unproven`, `too_many_requests`.
 */
export async function checkCoupon(
  ctx: Context,
  { coupon: code, products: asked }: Input<typeof coupons.check>,
): Promise<CheckedCoupon> {
  const buyer = buyerOf(ctx);
  const running = await runningCoupon(ctx, code);
  const isLater = isPersonal(running.stored) && mayNameAddress(ctx);
  const coupon = isLater ? { ...running, isOnlyNamed: true } : await judged(ctx, running, buyer);
  await refuseUsed(ctx.db, coupon, { buyer });
  const { products } = coupon.terms;
  return { ...coupon.terms, products: products && asked.filter((id) => products.includes(id)), isPersonal: isLater };
}

/** Whether who asks will name an address in the step of the delivery. */
const mayNameAddress = ({ visitor, ownerSettings }: Context): boolean =>
  visitor.role === 'guest' && ownerSettings.current().selling.guestCheckout;

/**
 * Returns a coupon for the purchase of a buyer, without its uses, which are counted as the order is placed. Throws `coupon_unknown`,
 * `coupon_early`, `coupon_over`, `coupon_personal`, or `coupon_unproven` to who buys without a login, `too_many_requests`.
 */
export async function couponFor(ctx: Context, code: string, buyer: Buyer): Promise<OrderCoupon> {
  return judged(ctx, await runningCoupon(ctx, code), buyer);
}

type Running = Pick<OrderCoupon, 'stored' | 'terms'>;

async function runningCoupon(ctx: Context, code: string): Promise<Running> {
  const stored = await knownCoupon(ctx, code);
  const now = ctx.clock();
  refuseUntimely(stored, now);
  return { stored, terms: await termsOf(ctx.db, stored, now) };
}

/** A coupon with whether its buyer has proven the address that it is for. */
async function judged({ db }: Context, running: Running, { id, email, guest }: Buyer): Promise<OrderCoupon> {
  if (!isFor(running.stored, email)) throw new ShopError(guest ? 'coupon_unproven' : 'coupon_personal');
  // Most coupons are for everybody, and cost an order no statement.
  if (running.stored.customers.length === 0) return { ...running, isOnlyNamed: false };
  const isProven = id !== null && email !== null && (await hasProven(db, id, email));
  return { ...running, isOnlyNamed: !isProven };
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
