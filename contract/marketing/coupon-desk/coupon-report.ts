import { z } from 'zod';
import { moneySum } from '#contract/core/fields/fields.ts';

/** What the paid orders with a coupon came to: `sold` is what was paid for them, `off` what the coupon took off. */
const reportedCoupon = z.object({
  id: z.int(),
  code: z.string(),
  /** Who spreads it; empty for nobody. */
  influencer: z.string(),
  orders: z.int(),
  /** How many different customers bought with it. */
  customers: z.int(),
  sold: moneySum,
  off: moneySum,
});

export type ReportedCoupon = z.output<typeof reportedCoupon>;

/** The coupons that orders of some days were paid with, of each who spreads them the one that sold most first. */
export const couponReport = z.object({ coupons: z.array(reportedCoupon) });
