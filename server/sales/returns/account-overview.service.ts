import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { AccountOverview } from '#contract/sales/returns/account-overview.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { moneyOf } from '#contract/core/money/money.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import { nameWithColor } from '#contract/goods/garment/name-with-color.ts';
import { nextReturnStates, returnStates } from '#contract/sales/returns/return-state.ts';
import type { Executor } from '#platform/database/database.ts';
import type { Context } from '#server/core/context/context.ts';
import { firstPictures } from '#server/goods/products/first-pictures.service.ts';
import { ownAddresses } from '#server/people/accounts/addresses.service.ts';
import { orderLines, orders } from '../orders/orders.tables.ts';
import { returnLines, returns } from './returns.tables.ts';

/** How many returns in progress are told; hardly anybody has two. */
const mostReturns = 3;

const openStates = returnStates.filter((state) => nextReturnStates(state, 'owner').length > 0);

/** What the account of a customer begins with: four statements. */
export async function showOverview(ctx: Context): Promise<AccountOverview> {
  const { db, visitor } = ctx;
  if (visitor.role !== 'customer') throw new ShopError('not_allowed');
  const [address] = await ownAddresses(ctx);
  const bought = await lastOrder(db, visitor.id);
  const returned = await openReturns(db, visitor.id);
  const pictures = await firstPictures(
    db,
    [...bought, ...returned].map(({ line }) => line.productId),
  );
  const goodsOf = (rows: readonly BoughtRow[]) => ({
    firstName: rows[0] ? nameWithColor(rows[0].line) : '',
    units: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    picture: rows.flatMap(({ line }) => pictures.get(line.productId) ?? [])[0] ?? null,
  });
  const order = bought[0]?.order;
  return {
    order: order
      ? {
          ...goodsOf(bought),
          reference: order.reference,
          number: order.number,
          orderDate: shopMoment(order.orderDate),
          status: order.status,
          fulfilment: order.fulfilment,
          total: moneyOf(order.total, order.currency),
        }
      : null,
    returns: [...Map.groupBy(returned, ({ told }) => told.id).values()].slice(0, mostReturns).flatMap((rows) => {
      const [first] = rows;
      if (!first) return [];
      const { id, orderReference: reference, state, place, sendBy } = first.told;
      return [{ ...goodsOf(rows), id, reference, state, place, until: sendBy && shopMoment(sendBy) }];
    }),
    address: address ?? null,
  };
}

type BoughtRow = {
  readonly line: { readonly productId: number; readonly name: string; readonly color: string };
  readonly quantity: number;
};

const line = { productId: orderLines.productId, name: orderLines.name, color: orderLines.color };

/** The lines of the newest order of a person, each with its order. */
function lastOrder(db: Executor, userId: number) {
  const newest = db
    .select({ reference: orders.reference })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.orderDate), desc(orders.reference))
    .limit(1);
  return db
    .select({ order: orders, line, quantity: orderLines.quantity })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderReference, orders.reference))
    .where(inArray(orders.reference, newest))
    .orderBy(asc(orderLines.position));
}

/** The lines of the returns of a person that are not ended, the newest return first. */
function openReturns(db: Executor, userId: number) {
  return db
    .select({ told: returns, line, quantity: returnLines.quantity })
    .from(orders)
    .innerJoin(returns, eq(returns.orderReference, orders.reference))
    .innerJoin(returnLines, eq(returnLines.returnId, returns.id))
    .innerJoin(
      orderLines,
      and(eq(orderLines.orderReference, orders.reference), eq(orderLines.position, returnLines.position)),
    )
    .where(and(eq(orders.userId, userId), inArray(returns.state, openStates)))
    .orderBy(desc(returns.id), asc(returnLines.position));
}
