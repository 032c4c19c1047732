import { dayAfter, shopDay, shopMoment } from '#contract/core/time/shop-time.ts';
import { dayMs } from '#contract/core/time/units.ts';
import type { DaysAsked } from '#contract/core/protocol/days-asked.ts';
import type { Input, Output } from '#contract/core/protocol/endpoint.ts';
import type { payouts } from '#contract/sales/payments/payouts.ts';
import type { Context } from '#server/core/context/context.ts';
import { isAsked } from './read-settlements.service.ts';
import type { Days } from './movements.queries.ts';
import { foreignIn, payoutsIn, releasesIn } from './payouts.queries.ts';
import { settlementReads } from './settlements.tables.ts';
import { unmatchedIn } from './unmatched.queries.ts';

/** How many days before and after today are shown, and how many at most. */
const usual = 30;
const mostDays = 92;

/** Returns the days that are asked for, a quarter at most. */
export function daysAskedFor({ from, to }: DaysAsked, now: Date): Days {
  const today = shopDay(now);
  const last = to ?? (from === undefined ? dayAfter(today, usual) : dayAfter(from, 2 * usual));
  const first = from ?? dayAfter(last, -2 * usual);
  const limit = dayAfter(first, mostDays - 1);
  return { from: first, to: last < limit ? last : limit };
}

/** Returns what providers send or release in some days, and what does not match. */
export async function listPayouts(
  { db, providers, clock }: Context,
  asked: Input<typeof payouts.list>,
): Promise<Output<typeof payouts.list>> {
  const now = clock();
  const days = daysAskedFor(asked, now);
  const [sent, released, unmatched, foreign, reads] = await Promise.all([
    payoutsIn(db, days),
    releasesIn(db, days),
    unmatchedIn(db, days),
    foreignIn(db, days),
    db.select().from(settlementReads),
  ]);
  // Of a provider that was taken out its name in rows is all that is left.
  const titles = new Map(providers.all.map(({ name, title }) => [name, title]));
  const titled = <Row extends { readonly provider: string }>(row: Row) => {
    return { ...row, title: titles.get(row.provider) ?? row.provider };
  };
  return {
    days,
    payouts: [...sent, ...released]
      .toSorted((one, other) => other.day.localeCompare(one.day) || one.provider.localeCompare(other.provider))
      .map(titled),
    unmatched: unmatched.map(titled),
    foreign,
    readings: providers.all.filter(isAsked).map(({ name: provider, hasPayouts = false }) => {
      const { readAt = null, problem = null } = reads.find((one) => one.provider === provider) ?? {};
      const isLate = readAt === null ? problem !== null : now.getTime() - readAt.getTime() > dayMs;
      return { ...titled({ provider }), hasPayouts, readAt: readAt && shopMoment(readAt), isLate, problem };
    }),
  };
}
