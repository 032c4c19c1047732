import { and, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { orderStatuses, holdsStock } from '#contract/sales/orders/order-status.ts';
import type { Executor } from '#platform/database/database.ts';
import { together } from '#platform/database/in-transaction.ts';
import { prepared, type Given } from '#platform/database/prepared.ts';
import { couponRedemptions, type StoredCoupon } from '../coupons/coupons.tables.ts';
import { heldUses } from '../coupons/redemptions.service.ts';
import { isOfPersonGiven, isPlacedByGiven, personValues, type Buyer, type PersonValues } from './buyer.service.ts';
import { orders } from './orders.tables.ts';
import { times, type Money } from '#contract/core/money/money.ts';
import { applyCoupon, isRefused, type CouponLine } from '#contract/sales/coupons/apply-coupon.ts';
import { couponLine, deliveredTitle } from '#contract/sales/coupons/coupon-words.ts';
import type { NewAdjustment } from '#contract/sales/orders/adjustments.ts';
import { isCounted, refusedPurchase, type OrderCoupon } from '../coupons/coupon-terms.service.ts';

/** Nobody known: nothing of a person is counted. */
export const unknownBuyer: Buyer = { id: null, email: null };

/**
 * Refuses a coupon that was used as often as it can be, by all or by this person, and one for a first purchase to whom bought
 * before, but for the order of a reference. What was bought with the person's address counts, with an account or without one. The
 * buyer's order that is open does not count: a purchase of theirs replaces it. Throws `coupon_used_up`, `coupon_used`,
 * `coupon_first_order`, and `coupon_unproven` for one that was used with an address that its buyer has not proven.
 */
export async function refuseUsed(db: Executor, coupon: Judged, of: Use): Promise<void> {
  const refusal = await refusalOf(db, coupon, of);
  if (refusal) throw refusal;
}

type Judged = Pick<OrderCoupon, 'stored' | 'isOnlyNamed'>;
type Use = { readonly buyer: Buyer; readonly reference?: string };

/**
 * The same for an order that is being placed, which holds the coupon (`holdCoupon`): a limit for each customer is counted while this
 * one has the turn (`waitForTurn`). Returns what it is refused by.
 */
export async function refusalOf(
  db: Executor,
  coupon: Judged,
  { buyer, reference }: Use,
): Promise<ShopError | undefined> {
  const { stored, isOnlyNamed } = coupon;
  const { mostUses, mostEach, isFirstOrder } = stored;
  if (mostUses === null && !isCounted(coupon)) return undefined;
  const isKnown = buyer.id !== null || buyer.guest !== undefined;
  const [own, held, bought] = await together([
    isKnown ? usesOf(db, stored, buyer) : Promise.resolve({ used: 0, open: 0 }),
    mostUses === null ? Promise.resolve(0) : heldUses(db, stored),
    isFirstOrder && isKnown ? hasBought(db, buyer, reference) : Promise.resolve(false),
  ]);
  if (mostUses !== null && held - own.open >= mostUses) return new ShopError('coupon_used_up');
  // Before the limit, whose words say how often the owner of the address used it.
  if (isOnlyNamed && own.used > 0) return new ShopError('coupon_unproven');
  if (mostEach !== null && own.used >= mostEach) return new ShopError('coupon_used', { count: own.used });
  return bought ? new ShopError('coupon_first_order') : undefined;
}

/** The condition of an order that this buyer's next one replaces. */
const isReplaced = (given: Given<PersonValues>) => sql`(${orders.isOpen} and ${isPlacedByGiven(given)})`;

/** How often a person used it, and by an order that is still open and that this purchase replaces. */
async function usesOf(db: Executor, { id: couponId }: StoredCoupon, buyer: Buyer) {
  const [uses] = await countedUses(db, { ...personValues(buyer), couponId });
  return uses ?? { used: 0, open: 0 };
}

const countedUses = prepared((db, given: Given<PersonValues & { couponId: number }>) => {
  const number = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`;
  const open = isReplaced(given);
  return db
    .select({ used: number(sql`${open} is not true`), open: number(open) })
    .from(orders)
    .innerJoin(couponRedemptions, eq(couponRedemptions.orderReference, orders.reference))
    .where(and(isOfPersonGiven(given), eq(couponRedemptions.couponId, given('couponId')), couponRedemptions.isHeld));
});

/** Whether a person has an order that stands, but for the open one that is replaced, and for that of a reference. */
async function hasBought(db: Executor, buyer: Buyer, except?: string): Promise<boolean> {
  return (await standingOrder(db, { ...personValues(buyer), except: except ?? null })).length > 0;
}

const standingOrder = prepared((db, given: Given<PersonValues & { except: string | null }>) => {
  const stands = orderStatuses.filter((status) => holdsStock[status]);
  return db
    .select({ number: orders.number })
    .from(orders)
    .where(
      and(
        isOfPersonGiven(given),
        sql`${isReplaced(given)} is not true`,
        sql`${orders.reference} is distinct from ${given('except')}::uuid`,
        inArray(orders.status, stands),
        or(isNull(orders.fulfilment), ne(orders.fulfilment, 'cancelled')),
      ),
    )
    .limit(1);
});

/** What a coupon does for an order; `off` is what it takes off, in the smallest unit: nothing of a delivery that is free anyway. */
type OrderEffect = {
  readonly adjustments: readonly NewAdjustment[];
  readonly delivery: Money;
  readonly title: string;
  readonly off: number;
};

type Delivery = { readonly price: Money; readonly title: string };

/**
 * Returns what a coupon does with the price of an order, in words of the language of the request, as the buyer reads it. Throws
 * `coupon_too_little`, `coupon_other_goods`, `coupon_more_units`, `coupon_takes_all`.
 */
export function couponEffect(
  coupon: OrderCoupon | undefined,
  lines: readonly CouponLine[],
  { price, title }: Delivery,
): OrderEffect {
  if (!coupon) return { adjustments: [], delivery: price, title, off: 0 };
  const { terms } = coupon;
  const { code, goodsName } = terms;
  const effect = applyCoupon(terms, lines);
  if (isRefused(effect)) throw refusedPurchase(effect, goodsName);
  if (!effect.isDelivered) {
    const words = { kind: 'discount', source: `coupon:${code}`, title: couponLine(terms) } as const;
    const off = effect.changes.reduce((all, { amount }) => all - amount.minor, 0);
    return { adjustments: effect.changes.map((change) => ({ ...change, ...words })), delivery: price, title, off };
  }
  if (price.minor === 0) return { adjustments: [], delivery: price, title, off: 0 };
  return { adjustments: [], delivery: times(price, 0), title: deliveredTitle(title, code), off: price.minor };
}
