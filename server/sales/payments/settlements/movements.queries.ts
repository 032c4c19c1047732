import { and, asc, count, desc, eq, gt, gte, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { moneyOf } from '#contract/core/money/money.ts';
import { dayAsked } from '#contract/core/protocol/days-asked.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { dayAfter, shopMoment, startOfShopDay } from '#contract/core/time/shop-time.ts';
import type { PayoutMovement } from '#contract/sales/payments/payouts.ts';
import { movedSums } from '#contract/sales/payments/settlements.ts';
import type { Executor } from '#platform/database/database.ts';
import { orders } from '../../orders/orders.tables.ts';
import { payments } from '../payments.tables.ts';
import { accountMovements as moved } from './settlements.tables.ts';

/** Days of the shop, the last one included. */
export type Days = { readonly from: string; readonly to: string };

/** Returns when days begin and end. */
export function spanOf({ from, to }: Days): { readonly since: Date; readonly until: Date } {
  return { since: startOfShopDay(from), until: startOfShopDay(dayAfter(to, 1)) };
}

/** The condition that a movement is of the shop's currency: others are in no sum. */
export const isOwnCurrency = () => eq(moved.currency, shop().country.currency);

export const isReleasedIn = (days: Days): SQL | undefined => {
  const { since, until } = spanOf(days);
  return and(gte(moved.releaseAt, since), lt(moved.releaseAt, until));
};

/** The parts of movements, added up by the database, as texts. */
export const addedUp = {
  count: count(),
  gross: sql<string>`sum(${moved.gross})`,
  fee: sql<string>`sum(${moved.fee})`,
  withheld: sql<string>`sum(${moved.withheld})`,
  net: sql<string>`sum(${moved.net})`,
};

export type AddedUp = Readonly<Record<'gross' | 'fee' | 'withheld' | 'net', string | null>>;

/** Returns those sums as amounts of the shop's currency. */
export function sumsOf({ gross, fee, withheld, net }: AddedUp) {
  const whole = { gross: Number(gross ?? 0), fee: Number(fee ?? 0) };
  return movedSums([{ ...whole, withheld: Number(withheld ?? 0), net: Number(net ?? 0) }], shop().country.currency);
}

/** A movement with its order, as lists and the spreadsheet show it. */
export type MovementRow = typeof moved.$inferSelect & {
  readonly reference: string | null;
  readonly number: number | null;
};

/** The condition that a movement is of a payment, under whichever of its ids its account lists it. */
export const ofPayment = and(
  eq(moved.paymentId, sql`coalesce(${payments.listedAs}, ${payments.id})`),
  eq(payments.provider, moved.provider),
);

function movementRows(db: Executor, where: SQL | undefined) {
  return db
    .select({ moved, reference: orders.reference, number: orders.number })
    .from(moved)
    .leftJoin(payments, ofPayment)
    .leftJoin(orders, eq(orders.reference, payments.orderReference))
    .where(and(where, isOwnCurrency()));
}

const mostShown = 500;

/** Returns what a payout contains, or what is released on a day, if `id` is one, and in no payout; the newest first. */
export async function movementsOfPayout(db: Executor, provider: string, id: string): Promise<PayoutMovement[]> {
  const isDay = dayAsked.safeParse(id).success;
  const inIt = isDay ? and(isReleasedIn({ from: id, to: id }), isNull(moved.payoutId)) : eq(moved.payoutId, id);
  const rows = await movementRows(db, and(eq(moved.provider, provider), inIt))
    .orderBy(desc(moved.at), asc(moved.id))
    .limit(mostShown);
  return rows.map(({ moved: one, reference, number }) => ({
    id: one.id,
    kind: one.kind,
    paymentId: one.paymentId,
    order: reference !== null && number !== null ? { reference, number } : null,
    at: shopMoment(one.at),
    ...movedSums([one], one.currency),
  }));
}

/** Returns movements that are released in some days, the earliest first, from after a row on. */
export async function movementsAfter(
  db: Executor,
  days: Days,
  { last, most }: { readonly last: MovementRow | undefined; readonly most: number },
): Promise<MovementRow[]> {
  const after =
    last &&
    or(
      gt(moved.releaseAt, last.releaseAt),
      and(eq(moved.releaseAt, last.releaseAt), gt(moved.provider, last.provider)),
      and(eq(moved.releaseAt, last.releaseAt), eq(moved.provider, last.provider), gt(moved.id, last.id)),
    );
  const rows = await movementRows(db, and(isReleasedIn(days), after))
    .orderBy(asc(moved.releaseAt), asc(moved.provider), asc(moved.id))
    .limit(most);
  return rows.map(({ moved: one, reference, number }) => ({ ...one, reference, number }));
}

/** Returns an amount of the shop's currency; null for null. */
export function ownMoney(minor: number | null) {
  return minor === null ? null : moneyOf(minor, shop().country.currency);
}
