import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { DaysAsked } from '#contract/core/protocol/days-asked.ts';
import type { DeskFilter, DeskSort, OrderGoods, OrderTrouble } from '#contract/sales/order-desk/order-desk.ts';
import type { FulfilmentState } from '#contract/sales/fulfilment/fulfilment.ts';
import { mostCounted } from '#contract/core/fields/most-counted.ts';
import type { MoneyState } from '#contract/sales/orders/order-money.ts';
import type { OrderStatus } from '#contract/sales/orders/order-status.ts';
import { countIn } from '#platform/database/count-rows.ts';
import type { Executor } from '#platform/database/database.ts';
import { readFrom, type Edge } from '#platform/database/keyset.ts';
import { users } from '#server/people/accounts/accounts.tables.ts';
import type { OrderRow } from '../orders/order-state.service.ts';
import { orderLines, orders } from '../orders/orders.tables.ts';
import { inDays } from './order-days.ts';
import { isFound, isLike, isOf, manyFound, type FoundOrders } from './order-search.ts';
import { inTrouble } from './order-trouble.ts';

/** A row of a page's edge: what it is sorted by (ms or the smallest unit of the currency), and its reference. */
export type DeskPoint = { readonly side: 'after' | 'before'; readonly value: number; readonly reference: string };

type DeskQuestion = {
  readonly filter: DeskFilter;
  /** How far the delivery is; undefined for all orders. */
  readonly fulfilment?: FulfilmentState | undefined;
  /** A part of the buyer's data, of a recipient, a phone or a product's name; '' for all orders. */
  readonly search: string;
  /** What `findOrders` found for it. */
  readonly found: FoundOrders;
  /** A buyer's user name; '' for everybody's. */
  readonly buyer: string;
  readonly days: DaysAsked;
  readonly money?: MoneyState | undefined;
  readonly trouble?: OrderTrouble | undefined;
  readonly goods?: OrderGoods | undefined;
  /** The numbers of the only orders that are meant; undefined for all. */
  readonly only?: readonly number[] | undefined;
  /** Refused refunds count as trouble after this. */
  readonly since: Date;
};

const statusesOf = {
  all: undefined,
  approved: ['approved'],
  pending: ['pending'],
  failure: ['failure', 'rejected'],
  rejected: ['rejected'],
  cancelled: ['failure'],
} as const satisfies Record<DeskFilter, readonly OrderStatus[] | undefined>;

function isByDate(sort: DeskSort): boolean {
  return sort.startsWith('date');
}

/** Returns what an order is sorted by, as a number. */
export function sortValueOf({ orderDate, total }: Pick<OrderRow, 'orderDate' | 'total'>, sort: DeskSort): number {
  return isByDate(sort) ? orderDate.getTime() : total;
}

function edgeOf({ side, value, reference }: DeskPoint, sort: DeskSort): Edge {
  const by = isByDate(sort) ? sql`${new Date(value).toISOString()}::timestamptz` : sql`${value}::bigint`;
  return { side, by, id: sql`${reference}::uuid` };
}

/**
 * How many orders are compared with a search that finds many, in the order of the list. If they are not enough for a page,
 * as when everything that is meant is years old, all that were found are read and sorted.
 */
const mostCompared = 3_000;

type Reading = { readonly sort: DeskSort; readonly from: DeskPoint | undefined; readonly most: number };

/** Orders from a point, in the order of the list: `most` of them, and each found by an index however many there are. */
export async function deskOrders(db: Executor, question: DeskQuestion, reading: Reading): Promise<OrderRow[]> {
  const { sort, from, most } = reading;
  const statuses = statusesOf[question.filter];
  if (statuses === undefined) return ordersOf(db, question, undefined, reading);
  // A page of each state by its own index, merged: one query for several states would sort all of them.
  const pages = await Promise.all(statuses.map((status) => ordersOf(db, question, status, reading)));
  const sign = sort.endsWith('desc') === (from?.side !== 'before') ? 1 : -1;
  return pages
    .flat()
    .toSorted((a, b) => sign * (sortValueOf(b, sort) - sortValueOf(a, sort) || (a.reference < b.reference ? 1 : -1)))
    .slice(0, most);
}

async function ordersOf(
  db: Executor,
  question: DeskQuestion,
  status: OrderStatus | undefined,
  { sort, from, most }: Reading,
): Promise<OrderRow[]> {
  const { found, search } = question;
  const by = isByDate(sort) ? orders.orderDate : orders.total;
  const keyset = { by, id: orders.reference, isDescending: sort.endsWith('desc') };
  const { where, orderBy } = readFrom(keyset, from && edgeOf(from, sort));
  const asked = and(status && eq(orders.status, status), isWithin(question), where);
  const inOrder = (condition: SQL | undefined) =>
    db
      .select()
      .from(orders)
      .where(condition)
      .orderBy(...orderBy);
  if (found === 'many') {
    // Under the name of the table, so that the conditions are the same.
    const near = inOrder(asked).limit(mostCompared).as('orders');
    const rows = await db
      .select()
      .from(near)
      .where(isLike(search))
      .orderBy(...orderBy)
      .limit(most);
    if (rows.length === most) return rows;
  }
  return inOrder(and(asked, isFound(found, search))).limit(most);
}

/** By the index of the lines that were pre-ordered. */
const hasPreorder = sql`${orders.reference} in (
  select ${orderLines.orderReference} from ${orderLines} where ${orderLines.promisedOn} is not null)`;

function isWithin({ fulfilment, money, trouble, goods, since, days, buyer, only }: DeskQuestion): SQL | undefined {
  return and(
    inDays(days),
    isOf(buyer),
    fulfilment && eq(orders.fulfilment, fulfilment),
    money && eq(orders.moneyState, money),
    trouble && inTrouble(trouble, since),
    goods && hasPreorder,
    only && inArray(orders.number, [...only]),
  );
}

/** Returns how many orders match, counted up to `countedTo` and one more. */
export async function countDeskOrders(
  db: Executor,
  question: DeskQuestion,
): Promise<{ readonly total: number; readonly countedTo: number }> {
  const { filter, found, search } = question;
  const statuses = statusesOf[filter];
  const asked = and(statuses && inArray(orders.status, [...statuses]), isWithin(question));
  if (found === 'many' && !asked) return { total: manyFound + 1, countedTo: manyFound };
  const where = and(asked, isFound(found, search));
  const total = await countIn(db, { of: orders, where, key: orders.reference }, mostCounted);
  return { total, countedTo: mostCounted };
}

/** Returns the buyers of orders, by the number of their account. */
export async function buyersOf(db: Executor, rows: readonly Pick<OrderRow, 'userId'>[]) {
  const ids = rows.flatMap(({ userId }) => (userId === null ? [] : [userId]));
  const found = await db
    .select({ id: users.id, username: users.username, name: users.name, lastname: users.lastname, dni: users.dni })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(found.map(({ id, ...buyer }) => [id, buyer]));
}

/** All orders of some states, newest first; of every state when none is named. */
export function allOrders(db: Executor, statuses?: readonly OrderStatus[]): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(statuses && inArray(orders.status, [...statuses]))
    .orderBy(desc(orders.orderDate), desc(orders.reference));
}
