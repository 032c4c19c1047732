import type { Input } from '#contract/core/protocol/endpoint.ts';
import type { DeskOrder, orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import type { Executor } from '#platform/database/database.ts';
import { pageOf } from '#platform/database/keyset.ts';
import { orderReference, ordersByNumber } from '../checkout/find-orders.service.ts';
import { viewOrders } from '../checkout/order-view.service.ts';
import type { Context } from '#server/core/context/context.ts';
import type { OrderRow } from '../orders/order-state.service.ts';
import { buyersOf, countDeskOrders, deskOrders, sortValueOf, type DeskPoint } from './order-desk.queries.ts';
import { findOrders } from './order-search.ts';
import { troubleSince } from './order-trouble.ts';

const pageSize = 30;

/**
 * A page of the desk's orders. A number finds the orders that have it, whatever their state; a text that is no number
 * finds those of buyers like it.
 */
export async function listOrders(ctx: Context, asked: Input<typeof orderDesk.list>) {
  const { db } = ctx;
  const { status, fulfilment, money, trouble, goods, number = '', buyer = '', order: sort } = asked;
  const numbered = number === '' ? [] : await ordersByNumber(db, number);
  if (numbered.length > 0) {
    const total = numbered.length;
    return { orders: await viewed(ctx, numbered), next: null, previous: null, total, countedTo: total };
  }
  const from = pointOf(asked);
  const days = { from: asked.from, to: asked.to };
  const since = troubleSince(ctx.clock());
  const found = await findOrders(db, number);
  const question = { filter: status, fulfilment, money, trouble, goods, since, search: number, found, buyer, days };
  const [read, counted] = await Promise.all([
    deskOrders(db, question, { sort, from, most: pageSize + 1 }),
    countDeskOrders(db, question),
  ]);
  const { rows, ...cursors } = pageOf(read, {
    size: pageSize,
    from,
    cursorOf: (row) => `${sortValueOf(row, sort)}_${row.reference}`,
  });
  return { orders: await viewed(ctx, rows), ...cursors, ...counted };
}

function pointOf({ after, before }: Pick<Input<typeof orderDesk.list>, 'after' | 'before'>): DeskPoint | undefined {
  const [value, id] = (after ?? before ?? '').split('_');
  const reference = orderReference(id);
  if (reference === undefined) return undefined;
  return { side: after === undefined ? 'before' : 'after', value: Number(value), reference };
}

async function viewed(ctx: Context, rows: readonly OrderRow[]): Promise<DeskOrder[]> {
  const [views, buyers] = await Promise.all([viewOrders(ctx.db, rows, ctx.clock()), buyersFor(ctx.db, rows)]);
  const userIds = new Map(rows.map(({ reference, userId }) => [reference, userId]));
  return views.map((view) => ({
    ...view,
    buyer: buyers.get(userIds.get(view.reference) ?? 0) ?? null,
    units: view.orderDetails.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
}

async function buyersFor(db: Executor, rows: readonly OrderRow[]): ReturnType<typeof buyersOf> {
  return rows.length === 0 ? new Map() : buyersOf(db, rows);
}
