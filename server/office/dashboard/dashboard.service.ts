import { and, asc, count, desc, eq, gt, gte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { dashboard } from '#contract/office/dashboard.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { shopDay, shopMoment, shopTime, startOfShopDay } from '#contract/core/time/shop-time.ts';
import { products, variants } from '#server/goods/products/catalogue.tables.ts';
import { isRunningLow } from '#server/goods/products/low-stock.service.ts';
import type { Context } from '#server/core/context/context.ts';
import type { Executor } from '#platform/database/database.ts';
import { orderLines, orders } from '#server/sales/orders/orders.tables.ts';
import { dayBefore, daysOfBoth, periodUpTo } from './period.ts';
import type { Period } from './period.ts';
import { everyDay, everyHour, periodSales } from './period-sales.ts';
import { salesOf, wasNotCancelled } from './sales.queries.ts';
import { daysFrom, hoursFrom } from './time-parts.ts';

const listed = { sizes: 8, sellers: 5 };

/**
 * Returns the summary on the owner's first page. It takes six statements; each reads only the days of the period and of
 * the one before, or uses an index.
 */
export async function summaryOf({ db, clock }: Context, asked: Input<typeof dashboard.summary>) {
  const now = clock();
  const today = shopDay(now);
  const period = periodUpTo(today, asked.days);
  const { firstDay, firstBefore } = period;
  const since = startOfShopDay(firstDay);
  const isToday = asked.days === '1';
  const timeParts = isToday ? hoursFrom(firstBefore, 2) : daysFrom(firstBefore, daysOfBoth(period));
  const [parts, [pending], [low], lowStock, soldOut, bestSellers] = await Promise.all([
    salesOf(db, { since, ...periodBefore(period, now) }, timeParts),
    db.select({ orders: count() }).from(orders).where(eq(orders.status, 'pending')),
    db.select({ sizes: count() }).from(variants).where(isRunningLow),
    sizesWith(db, isRunningLow),
    sizesWith(db, eq(variants.stock, 0)),
    sellersSince(db, since),
  ]);
  return {
    days: asked.days,
    sales: periodSales(parts.filter(({ part }) => part >= firstDay)),
    salesBefore: periodSales(parts.filter(({ part }) => part < firstDay)),
    salesByDay: everyDay(parts, period),
    salesByHour: isToday ? everyHour(parts, today) : [],
    pendingOrders: pending?.orders ?? 0,
    runningOut: low?.sizes ?? 0,
    lowStock,
    soldOut,
    bestSellers,
  };
}

/**
 * The period before ends at the same time of the day, so that a day that has not ended is compared with as much of one; where
 * the month before was shorter it ends with that month.
 */
function periodBefore(period: Period, now: Date) {
  const timeOfDay = shopMoment(now).slice(10, 23);
  const last = dayBefore(period, period.days - 1);
  return {
    sinceBefore: startOfShopDay(period.firstBefore),
    untilBefore: last === undefined ? startOfShopDay(period.firstDay) : shopTime(`${last}${timeOfDay}`),
  };
}

/** Returns sizes with a certain stock, the lowest first. */
function sizesWith(db: Executor, stock: SQL) {
  return db
    .select({
      id: products.id,
      variantId: variants.id,
      name: products.name,
      size: variants.size,
      stock: variants.stock,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(stock)
    .orderBy(asc(variants.stock), asc(variants.id))
    .limit(listed.sizes);
}

async function sellersSince(db: Executor, since: Date) {
  const quantity = sql<number>`sum(${orderLines.quantity} - ${orderLines.putBack})::int`;
  return db
    .select({ id: orderLines.productId, name: sql<string>`min(${orderLines.name})`, quantity })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderReference, orders.reference))
    .where(and(eq(orders.status, 'approved'), gte(orders.orderDate, since), wasNotCancelled))
    .groupBy(orderLines.productId)
    .having(gt(quantity, 0))
    .orderBy(desc(quantity), asc(orderLines.productId))
    .limit(listed.sellers);
}
