import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Input, Output } from '#contract/core/protocol/endpoint.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import { mostProducts } from '#contract/goods/grid/grid-limits.ts';
import type { productGrid } from '#contract/goods/grid/product-grid.ts';
import type { Executor } from '#platform/database/database.ts';
import { adminActor } from '#server/core/audit/audit.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { deskIds } from '../products/product-desk.service.ts';
import { gridBatches } from './grid-batches.tables.ts';
import { gridProducts } from './grid-products.ts';

/** Returns a page of the grid, and the batch that its reader can undo. */
export async function listGrid(
  ctx: Context,
  { page, order, ...question }: Input<typeof productGrid.list>,
): Promise<Output<typeof productGrid.list>> {
  const { ids, total } = await deskIds(ctx, question, { page, size: mostProducts, order });
  return {
    products: await gridProducts(ctx.db, ids),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / mostProducts)),
    last: await lastBatch(ctx.db, adminActor(ctx)),
  };
}

async function lastBatch(db: Executor, actor: string) {
  const { key, at, cells, currency, undoneAt } = gridBatches;
  const [last] = await db
    .select({ key, at, cells: sql<number>`jsonb_array_length(${cells})` })
    .from(gridBatches)
    .where(and(eq(gridBatches.actor, actor), isNull(undoneAt), eq(currency, shop().country.currency)));
  return last ? { ...last, at: shopMoment(last.at) } : null;
}
