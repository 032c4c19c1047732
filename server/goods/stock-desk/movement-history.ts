import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { mostCounted } from '#contract/core/fields/most-counted.ts';
import { dayAfter, shopDay, shopMoment } from '#contract/core/time/shop-time.ts';
import type { movementHistory } from '#contract/goods/stock/movement-history.ts';
import { countRows } from '#platform/database/count-rows.ts';
import { pageOf } from '#platform/database/keyset.ts';
import type { Context } from '#server/core/context/context.ts';
import { lowStockLimit } from '../products/low-stock.service.ts';
import { preordersOf } from '../products/preorders.service.ts';
import { productOf } from '../products/product-desk.service.ts';
import { stockMovements } from '../products/stock-movements.tables.ts';

const pageSize = 40;

type Asked = Input<typeof movementHistory.list>;

/** Returns a page of the movements of a product, newest first. Throws `product_not_found`. */
export async function listMovements({ db, clock }: Context, asked: Asked) {
  const { productId, variantId } = asked;
  const { id, name, color, variants } = await productOf(db, productId);
  const from = edgeOf(asked);
  const matching = and(
    eq(stockMovements.productId, productId),
    variantId === undefined ? undefined : eq(stockMovements.variantId, variantId),
  );
  const { id: number } = stockMovements;
  const isBackwards = from?.side === 'before';
  const counted = db
    .select({ one: sql`1 as one` })
    .from(stockMovements)
    .where(matching);
  const [read, total, lowStock, preorders] = await Promise.all([
    db
      .select()
      .from(stockMovements)
      .where(and(matching, from && (isBackwards ? gt(number, from.id) : lt(number, from.id))))
      .orderBy(isBackwards ? asc(number) : desc(number))
      .limit(pageSize + 1),
    countRows(db, counted, mostCounted),
    lowStockLimit(db, productId),
    preordersOf(db, productId),
  ]);
  const { rows, ...cursors } = pageOf(read, {
    size: pageSize,
    from,
    cursorOf: (row) => `${row.id}_${row.id}`,
  });
  const firstPromise = dayAfter(shopDay(clock()), 1);
  const movements = rows.map(({ at, orderReference: order, ...row }) => ({ ...row, at: shopMoment(at), order }));
  return { product: { id, name, color }, variants, lowStock, preorders, firstPromise, movements, ...cursors, total };
}

/** Where the page begins: cursors have the form of all lists, and the id is both of their values. */
function edgeOf({ after, before }: Asked) {
  const [id] = /^\d+/.exec(after ?? before ?? '') ?? [];
  if (id === undefined) return undefined;
  return { side: after === undefined ? 'before' : 'after', id: Number(id) } as const;
}
