import { and, asc, count, countDistinct, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { shopMoney } from '#contract/core/money/money.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { dayAfter, startOfShopDay } from '#contract/core/time/shop-time.ts';
import type { couponDesk } from '#contract/marketing/coupon-desk/coupon-desk.ts';
import type { ReportedCoupon } from '#contract/marketing/coupon-desk/coupon-report.ts';
import type { Context } from '#server/core/context/context.ts';
import { couponRedemptions, coupons } from '#server/sales/coupons/coupons.tables.ts';
import { orders } from '#server/sales/orders/orders.tables.ts';

/**
 * Returns what the paid orders of some days with each coupon came to, less what went back; of each who spreads coupons the one that
 * sold most first. Cancelled orders gave their use back and do not count.
 */
export async function reportCoupons(
  { db }: Pick<Context, 'db'>,
  { from, to }: Input<typeof couponDesk.report>,
): Promise<{ coupons: ReportedCoupon[] }> {
  const sold = sql<string>`sum(${orders.total} - ${orders.returned})`;
  const rows = await db
    .select({
      id: coupons.id,
      code: coupons.code,
      influencer: coupons.influencer,
      orders: count(),
      customers: countDistinct(orders.userId),
      sold,
      off: sql<string>`sum(${couponRedemptions.off})`,
    })
    .from(couponRedemptions)
    .innerJoin(orders, eq(orders.reference, couponRedemptions.orderReference))
    .innerJoin(coupons, eq(coupons.id, couponRedemptions.couponId))
    .where(
      and(
        eq(couponRedemptions.isHeld, true),
        eq(orders.status, 'approved'),
        from === undefined ? undefined : gte(orders.orderDate, startOfShopDay(from)),
        to === undefined ? undefined : lt(orders.orderDate, startOfShopDay(dayAfter(to, 1))),
      ),
    )
    .groupBy(coupons.id)
    .orderBy(asc(coupons.influencer), desc(sold), asc(coupons.code));
  return {
    coupons: rows.map((row) => ({ ...row, sold: shopMoney(Number(row.sold)), off: shopMoney(Number(row.off)) })),
  };
}
