import { inArray } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Input, Output } from '#contract/core/protocol/endpoint.ts';
import { cellName } from '#contract/goods/grid/grid-limits.ts';
import type { productGrid } from '#contract/goods/grid/product-grid.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Context } from '#server/core/context/context.ts';
import { variants } from '../products/catalogue.tables.ts';
import { beginBatch, endBatch, holdBatch, keepBatch } from './batches.ts';
import { cellOf, isOfSize, reversed, type Cell } from './cells.ts';
import { gridProducts } from './grid-products.ts';
import { writeCells } from './write-cells.ts';

type After = Output<typeof productGrid.save>;

/** Saves cells of many products, all or none, and keeps what was there. Throws `changed_meanwhile`, `invalid`, `currency_changed`. */
export function saveGrid(ctx: Context, { key, changes }: Input<typeof productGrid.save>): Promise<After> {
  const cells = changes.map(cellOf);
  const places = new Map(cells.map((cell, at) => [cellName(cell), `changes.${at}.to`]));
  return inTransaction(ctx.db, async (transaction) => {
    if (await beginBatch(transaction, ctx, key)) {
      const placeOf = (cell: Cell) => places.get(cellName(cell)) ?? 'changes';
      await keepBatch(transaction, ctx, await writeCells(transaction, ctx, { cells, placeOf }));
    }
    return { saved: cells.length, products: await productsOf(transaction, cells) };
  });
}

/**
 * Takes the last batch of a person back, all or nothing; a second request for the same one changes nothing. Throws
 * `grid_batch_gone`, `changed_meanwhile`, `invalid`, `currency_changed`.
 */
export function undoGrid(ctx: Context, { key }: Input<typeof productGrid.undo>): Promise<After> {
  return inTransaction(ctx.db, async (transaction) => {
    const batch = await holdBatch(transaction, ctx, key);
    if (!batch) throw new ShopError('grid_batch_gone');
    const cells = reversed(batch.cells);
    if (batch.undoneAt === null) {
      await writeCells(transaction, ctx, { cells, placeOf: cellName, isUndo: true });
      await endBatch(transaction, key, ctx.clock());
    }
    return { saved: cells.length, products: await productsOf(transaction, cells) };
  });
}

/** Returns the products of cells as they stand now. */
async function productsOf(transaction: Transaction, cells: readonly Cell[]) {
  const sizes = cells.filter(isOfSize).map(({ id }) => id);
  const owners = await transaction
    .selectDistinct({ id: variants.productId })
    .from(variants)
    .where(inArray(variants.id, sizes));
  const own = cells.filter((cell) => !isOfSize(cell)).map(({ id }) => id);
  return gridProducts(transaction, [...new Set([...own, ...owners.map(({ id }) => id)])]);
}
