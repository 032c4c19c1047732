import { and, asc, count, desc, eq, gte, lte, sql, sum } from 'drizzle-orm';
import { summaryDays } from '#contract/dashboard.ts';
import { cents } from '#contract/money.ts';
import { products, variants } from '../catalogue/catalogue.tables.ts';
import type { Context } from '../context.ts';
import type { Executor } from '../database/database.ts';
import { orderLines, orders } from '../orders/orders.tables.ts';

/** Where the shop's day begins and ends. */
const zone = 'America/Argentina/Buenos_Aires';

const dayMs = 86_400_000;
const few = 3;
const listed = { sizes: 8, sellers: 5 };

/** What the owner looks at first. Four statements, each over the last days or through an index. */
export async function summaryOf({ db, clock }: Context) {
  const now = clock();
  const since = new Date(now.getTime() - (summaryDays - 1) * dayMs);
  const [sales, [pending], lowStock, bestSellers] = await Promise.all([
    salesSince(db, since),
    db.select({ orders: count() }).from(orders).where(eq(orders.status, 'pending')),
    scarceSizes(db),
    sellersSince(db, since),
  ]);
  return { salesByDay: everyDay(sales, since), pendingOrders: pending?.orders ?? 0, lowStock, bestSellers };
}

const dayOf = (moment: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(moment);

type DaySales = { readonly day: string; readonly total: string | null; readonly orders: number };

/** A row for each day, also for those on which nothing was sold. */
function everyDay(sales: readonly DaySales[], since: Date) {
  const sold = new Map(sales.map((one) => [one.day, one]));
  return Array.from({ length: summaryDays }, (_, index) => {
    const day = dayOf(new Date(since.getTime() + index * dayMs));
    const found = sold.get(day);
    return { day, total: cents(Number(found?.total ?? 0)), orders: found?.orders ?? 0 };
  });
}

function salesSince(db: Executor, since: Date): Promise<DaySales[]> {
  const day = sql<string>`to_char(${orders.orderDate} at time zone ${sql.raw(`'${zone}'`)}, 'YYYY-MM-DD')`;
  return db
    .select({ day, total: sum(orders.total), orders: count() })
    .from(orders)
    .where(and(eq(orders.status, 'approved'), gte(orders.orderDate, since)))
    .groupBy(day);
}

function scarceSizes(db: Executor) {
  return db
    .select({ id: products.id, name: products.name, brandSize: variants.brandSize, stock: variants.stock })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(lte(variants.stock, few))
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
