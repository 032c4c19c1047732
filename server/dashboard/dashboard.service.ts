import { and, asc, between, count, desc, eq, gte, sql, sum } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { summaryDays } from '#contract/dashboard.ts';
import { cents } from '#contract/money.ts';
import { fewUnits } from '#contract/product-desk.ts';
import { dayAfter, shopDay, shopZone, startOfShopDay } from '#contract/shop-time.ts';
import { products, variants } from '../catalogue/catalogue.tables.ts';
import type { Context } from '../context/context.ts';
import type { Executor } from '#platform/database/database.ts';
import { orderLines, orders } from '../orders/orders.tables.ts';

const listed = { sizes: 8, sellers: 5 };

/** What the owner looks at first. Five statements, each over the last days or through an index. */
export async function summaryOf({ db, clock }: Context) {
  const firstDay = dayAfter(shopDay(clock()), 1 - summaryDays);
  const since = startOfShopDay(firstDay);
  const [sales, [pending], lowStock, soldOut, bestSellers] = await Promise.all([
    salesSince(db, since),
    db.select({ orders: count() }).from(orders).where(eq(orders.status, 'pending')),
    sizesWith(db, between(variants.stock, 1, fewUnits)),
    sizesWith(db, eq(variants.stock, 0)),
    sellersSince(db, since),
  ]);
  const salesByDay = everyDay(sales, firstDay);
  return { salesByDay, pendingOrders: pending?.orders ?? 0, lowStock, soldOut, bestSellers };
}

type DaySales = { readonly day: string; readonly total: string | null; readonly orders: number };

/** A row for each day, also for those on which nothing was sold. */
function everyDay(sales: readonly DaySales[], firstDay: string) {
  const sold = new Map(sales.map((one) => [one.day, one]));
  return Array.from({ length: summaryDays }, (_, index) => {
    const day = dayAfter(firstDay, index);
    const found = sold.get(day);
    return { day, total: cents(Number(found?.total ?? 0)), orders: found?.orders ?? 0 };
  });
}

function salesSince(db: Executor, since: Date): Promise<DaySales[]> {
  const day = sql<string>`to_char(${orders.orderDate} at time zone ${sql.raw(`'${shopZone}'`)}, 'YYYY-MM-DD')`;
  return db
    .select({ day, total: sum(orders.total), orders: count() })
    .from(orders)
    .where(and(eq(orders.status, 'approved'), gte(orders.orderDate, since)))
    .groupBy(day);
}

/** Sizes of a certain stock, the fewest units first. */
function sizesWith(db: Executor, stock: SQL) {
  return db
    .select({ id: products.id, name: products.name, brandSize: variants.brandSize, stock: variants.stock })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(stock)
    .orderBy(asc(variants.stock), asc(variants.id))
    .limit(listed.sizes);
}

async function sellersSince(db: Executor, since: Date) {
  const quantity = sql<number>`sum(${orderLines.quantity})::int`;
  return db
    .select({ id: orderLines.productId, name: sql<string>`min(${orderLines.name})`, quantity })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderReference, orders.reference))
    .where(and(eq(orders.status, 'approved'), gte(orders.orderDate, since)))
    .groupBy(orderLines.productId)
    .orderBy(desc(quantity), asc(orderLines.productId))
    .limit(listed.sellers);
}
