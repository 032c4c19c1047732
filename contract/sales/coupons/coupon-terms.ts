import { z } from 'zod';
import { money } from '#contract/core/fields/fields.ts';

/**
 * What a coupon gives: a percentage or an amount off, the delivery, or of so many units (`taken`) only the dearest (`paid`) to be
 * paid, which is 2 and 1 for '2x1'.
 */
export const couponGift = z.discriminatedUnion('by', [
  z.object({ by: z.literal('percent'), percent: z.number() }),
  z.object({ by: z.literal('amount'), amount: money }),
  z.object({ by: z.literal('delivery') }),
  z.object({ by: z.literal('units'), taken: z.int(), paid: z.int() }),
]);

export type CouponGift = z.output<typeof couponGift>;

/**
 * A coupon as a bag is priced with it. `least` is from which total on, of all goods. `products` are the ids of the products that
 * it is for, of those that were asked about; null for all. `goodsName` is what its goods are called: null for all, '' if they are gone.
 */
const couponTerms = z.object({
  code: z.string(),
  gift: couponGift,
  least: money.nullable(),
  products: z.array(z.int()).nullable(),
  goodsName: z.string().nullable(),
});

export type CouponTerms = z.output<typeof couponTerms>;

/** The same for who asks: `isPersonal` if it is for some addresses, and whoever asks has not named one yet. */
export const checkedCoupon = couponTerms.extend({ isPersonal: z.boolean() });

export type CheckedCoupon = z.output<typeof checkedCoupon>;
