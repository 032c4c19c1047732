import { and, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import { shop } from '#contract/core/shop/shop.ts';
import { dayAfter, shopDay, startOfShopDay } from '#contract/core/time/shop-time.ts';
import type { ListedPayout } from '#contract/sales/payments/payouts.ts';
import { moneyOf } from '#contract/core/money/money.ts';
import type { Executor } from '#platform/database/database.ts';
import { addedUp, isOwnCurrency, isReleasedIn, spanOf, sumsOf, type Days } from './movements.queries.ts';
import { accountMovements as moved, payouts } from './settlements.tables.ts';

/** A payout without the name of its provider. */
type Untitled = Omit<ListedPayout, 'title'>;

/** More than there are in the days that are asked for at once. */
const mostShown = 500;

/** Returns what providers sent to the bank that arrives in some days, the newest first. */
export async function payoutsIn(db: Executor, days: Days): Promise<Untitled[]> {
  const { since, until } = spanOf(days);
  const { currency } = shop().country;
  const inPayout = and(eq(moved.payoutId, payouts.id), eq(moved.provider, payouts.provider), isOwnCurrency());
  const isAsked = and(gte(payouts.arrivesAt, since), lt(payouts.arrivesAt, until), eq(payouts.currency, currency));
  const rows = await db
    .select({ payout: payouts, ...addedUp, count: sql<number>`count(${moved.id})::int` })
    .from(payouts)
    .leftJoin(moved, inPayout)
    .where(isAsked)
    .groupBy(payouts.provider, payouts.id)
    .orderBy(desc(payouts.arrivesAt), desc(payouts.id))
    .limit(mostShown);
  return rows.map(({ payout: { provider, id, state, arrivesAt, amount }, count, ...added }) => {
    const sums = sumsOf(added);
    const sent = moneyOf(amount, currency);
    const missing = moneyOf(sent.minor - sums.net.minor, currency);
    return { provider, id, state, day: shopDay(arrivesAt), count, ...sums, sent, missing };
  });
}

/** Returns what is released on each of some days and is in no payout, the latest first. */
export async function releasesIn(db: Executor, days: Days): Promise<Untitled[]> {
  const names = daysOf(days);
  const begins = names.map(startOfShopDay);
  // As in the sums of sales: the database's own table of time zones may be older, or miss the shop's.
  const place = sql<number>`width_bucket(${moved.releaseAt}, ${sql.param(begins.map((begin) => begin.toISOString()))}::timestamptz[])`;
  const rows = await db
    .select({ provider: moved.provider, place, ...addedUp })
    .from(moved)
    .where(and(isReleasedIn(days), isNull(moved.payoutId), isOwnCurrency()))
    .groupBy(moved.provider, sql`2`)
    .orderBy(sql`2 desc`, moved.provider)
    .limit(mostShown);
  const nothing = moneyOf(0, shop().country.currency);
  return rows.flatMap(({ provider, place: at, count, ...added }) => {
    const day = names[at - 1];
    if (day === undefined) return [];
    return [{ provider, id: day, state: null, day, count, ...sumsOf(added), sent: null, missing: nothing }];
  });
}

/** All days from the first to the last one. */
function daysOf({ from, to }: Days): string[] {
  const names: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) names.push(day);
  return names;
}

/** Returns how many movements of some days are in other currencies. */
export async function foreignIn(db: Executor, days: Days): Promise<number> {
  return db.$count(moved, and(isReleasedIn(days), sql`not (${isOwnCurrency()})`));
}
