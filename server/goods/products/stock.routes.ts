import { inArray } from 'drizzle-orm';
import type { StockLine, stock } from '#contract/goods/stock/stock.ts';
import { adminActor } from '#server/core/audit/audit.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Executor } from '#platform/database/database.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { variants } from './catalogue.tables.ts';
import { listSizes } from './list-sizes.ts';
import { returnStock, takeStock, unitsNamed, type StockReason, type Units } from './stock.service.ts';

export const stockRoutes: Routes<typeof stock> = {
  list: listSizes,
  take: (ctx, lines) => moved(ctx, lines, takeStock),
  giveBack: (ctx, lines) => moved(ctx, lines, returnStock),
};

async function moved(
  ctx: Context,
  lines: readonly StockLine[],
  move: (db: Executor, lines: readonly Units[], why: StockReason) => Promise<unknown>,
) {
  const why = { kind: 'correction', actor: adminActor(ctx), at: ctx.clock() } as const;
  return inTransaction(ctx.db, async (transaction) => {
    const units = await unitsNamed(transaction, lines);
    await move(transaction, units, why);
    const ids = units.map(({ variantId }) => variantId);
    const rows = await transaction.select().from(variants).where(inArray(variants.id, ids));
    return rows.map(({ id: variantId, productId: id, size: brandSize, stock: left }) => ({
      id,
      variantId,
      brandSize,
      stock: left,
      isInStock: left > 0,
    }));
  });
}
