import { inArray } from 'drizzle-orm';
import type { StockLine, stock } from '#contract/goods/stock.ts';
import type { Context } from '#server/core/context/context.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Executor } from '#platform/database/database.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { variants } from './catalogue.tables.ts';
import { listSizes } from './list-sizes.ts';
import { returnStock, takeStock } from './stock.service.ts';

export const stockRoutes: Routes<typeof stock> = {
  list: listSizes,
  take: (ctx, lines) => moved(ctx, lines, takeStock),
  giveBack: (ctx, lines) => moved(ctx, lines, returnStock),
};

async function moved(
  { db }: Context,
  lines: readonly StockLine[],
  move: (db: Executor, lines: readonly StockLine[]) => Promise<unknown>,
) {
  return inTransaction(db, async (transaction) => {
    await move(transaction, lines);
    const ids = lines.map(({ id }) => id);
    const rows = await transaction.select().from(variants).where(inArray(variants.productId, ids));
    return rows
      .filter((row) => lines.some((line) => line.id === row.productId && line.brandSize === row.brandSize))
      .map((row) => ({ id: row.productId, brandSize: row.brandSize, stock: row.stock, isInStock: row.stock > 0 }));
  });
}
