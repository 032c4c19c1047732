import { and, asc, count, desc, eq, gt, gte, ne, sql, type SQL } from 'drizzle-orm';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { dayAfter, momentWords, shopDay, shopMoment, shopTime, startOfShopDay } from '#contract/core/time/shop-time.ts';
import { hourMs } from '#contract/core/time/units.ts';
import type { dashboard } from '#contract/office/dashboard.ts';
import type { Executor } from '#platform/database/database.ts';
import type { Context } from '#server/core/context/context.ts';
import { products, variants } from '#server/goods/products/catalogue.tables.ts';
import { isRunningLow } from '#server/goods/products/low-stock.service.ts';
import { orderLines, orders } from '#server/sales/orders/orders.tables.ts';
import { everyDay, everyHour, periodSales } from './period-sales.ts';
import { dayBefore, daysOfBoth, periodUpTo, type Period } from './period.ts';
import { salesOf, wasNotCancelled, type TimePart } from './sales.queries.ts';

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
    .where(and(ne(products.state, 'archived'), stock))
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

/** Returns the days of the shop from one on. */
function daysFrom(first: string, days: number): TimePart[] {
  return Array.from({ length: days }, (_, index) => {
    const name = dayAfter(first, index);
    return { name, begin: startOfShopDay(name) };
  });
}

/**
 * Returns the hours of the days of the shop from one on. As clocks are put forward or back, an hour is missing, or there are two
 * of the same name.
 */
function hoursFrom(first: string, days: number): TimePart[] {
  const [begin, end] = [startOfShopDay(first), startOfShopDay(dayAfter(first, days))].map((at) => at.getTime());
  const hours = Math.round(((end ?? 0) - (begin ?? 0)) / hourMs);
  return Array.from({ length: hours }, (_, index) => {
    const at = new Date((begin ?? 0) + index * hourMs);
    return { name: momentWords(at).slice(0, 13), begin: at };
  });
}
