import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Input, Output } from '#contract/core/protocol/endpoint.ts';
import { mostCounted } from '#contract/core/fields/most-counted.ts';
import { readOrderNumber } from '#contract/sales/orders/order-number.ts';
import type { ListedReturn, returnDesk } from '#contract/sales/returns/return-desk.ts';
import type { ReturnState } from '#contract/sales/returns/return-state.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import { countRows } from '#platform/database/count-rows.ts';
import type { Executor } from '#platform/database/database.ts';
import { pageOf, readFrom, type Edge } from '#platform/database/keyset.ts';
import type { Context } from '#server/core/context/context.ts';
import { orders } from '../orders/orders.tables.ts';
import { linesOfReturns, type ReturnRow } from './returns.queries.ts';
import { returns } from './returns.tables.ts';
import { buyersOf } from './returns-view.ts';

const pageSize = 30;

type Asked = Input<typeof returnDesk.list>;
type Found = {
  readonly row: ReturnRow;
  readonly order: { readonly number: number; readonly email: string | null; readonly userId: number | null };
};

/** Returns a page of the returns, and how many wait in each state. */
export async function listReturns({ db }: Context, asked: Asked): Promise<Output<typeof returnDesk.list>> {
  const from = edgeOf(asked);
  const { where, orderBy } = readFrom(
    { by: returns.askedAt, id: returns.id, isDescending: asked.order === 'date-desc' },
    from,
  );
  const matching = conditionOf(asked);
  const read = await db
    .select({ row: returns, order: { number: orders.number, email: orders.email, userId: orders.userId } })
    .from(returns)
    .innerJoin(orders, eq(orders.reference, returns.orderReference))
    .where(and(matching, where))
    .orderBy(...orderBy)
    .limit(pageSize + 1);
  const { rows, ...cursors } = pageOf(read, {
    size: pageSize,
    from,
    cursorOf: ({ row }) => `${row.askedAt.getTime()}_${row.id}`,
  });
  const [total, requested, accepted, received] = await Promise.all([
    count(db, matching),
    countReturns(db, 'requested'),
    countReturns(db, 'accepted'),
    countReturns(db, 'received'),
  ]);
  return { returns: await listed(db, rows), counts: { requested, accepted, received }, ...cursors, total };
}

/** Returns how many returns are in a state, at most `mostCounted` and one more. */
export function countReturns(db: Executor, state: ReturnState): Promise<number> {
  return count(db, eq(returns.state, state));
}

function count(db: Executor, where: SQL | undefined): Promise<number> {
  const query = db
    .select({ one: sql`1 as one` })
    .from(returns)
    .innerJoin(orders, eq(orders.reference, returns.orderReference))
    .where(where);
  return countRows(db, query, mostCounted);
}

/** A text that is no order's number finds nothing. */
function conditionOf({ state, number = '' }: Asked): SQL | undefined {
  const written = readOrderNumber(number).number ?? 0;
  const isKnown = written <= 2_147_483_647;
  return and(state && eq(returns.state, state), number === '' ? undefined : eq(orders.number, isKnown ? written : 0));
}

function edgeOf({ after, before }: Asked): Edge | undefined {
  const [, value, id] = /^(\d+)_(\d+)$/.exec(after ?? before ?? '') ?? [];
  if (value === undefined) return undefined;
  return {
    side: after === undefined ? 'before' : 'after',
    by: sql`${new Date(Number(value)).toISOString()}::timestamptz`,
    id: sql`${id}::bigint`,
  };
}

async function listed(db: Executor, found: readonly Found[]): Promise<ListedReturn[]> {
  if (found.length === 0) return [];
  const lines = await linesOfReturns(
    db,
    found.map(({ row }) => row.id),
  );
  const buyers = await buyersOf(
    db,
    found.flatMap(({ order: { userId } }) => userId ?? []),
  );
  return found.map(({ row: { id, orderReference: reference, state, askedAt }, order: { number, email, userId } }) => {
    const own = lines.filter(({ returnId }) => returnId === id);
    return {
      id,
      reference,
      number,
      state,
      askedAt: shopMoment(askedAt),
      email: email ?? '',
      buyer: buyers.get(userId ?? 0) ?? null,
      units: own.reduce((sum, { quantity }) => sum + quantity, 0),
      wants: [...new Set(own.map(({ wants }) => wants))],
    };
  });
}
