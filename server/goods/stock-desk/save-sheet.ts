import { eq, inArray } from 'drizzle-orm';
import type { Input, Output } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { stockSheets as contract } from '#contract/goods/stock/stock-sheets.ts';
import type { Transaction } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { adminActor, noteChange } from '#server/core/audit/audit.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { variants } from '../products/catalogue.tables.ts';
import { moveStock } from '../products/move-stock.service.ts';
import { stockSheets } from './stock-sheets.tables.ts';

type Asked = Input<typeof contract.save>;

/**
 * Changes the units of all sizes of a sheet, or of none. A sheet that was saved already, as by a double click, answers the same and
 * changes nothing. Throws `product_not_found` for a size that is gone, `stock_sold_meanwhile` for one that has too few units.
 */
export async function saveSheet(
  ctx: Context,
  { key, kind, lines, note }: Asked,
): Promise<Output<typeof contract.save>> {
  const changes = new Map<number, number>();
  for (const { variantId, change } of lines) changes.set(variantId, (changes.get(variantId) ?? 0) + change);
  const [actor, at] = [adminActor(ctx), ctx.clock()];
  const units = [...changes.values()].reduce((sum, change) => sum + change, 0);
  const told = { sizes: changes.size, units };
  return inTransaction(ctx.db, async (transaction) => {
    const [made] = await transaction
      .insert(stockSheets)
      .values({ key, kind, at, actor, note, ...told })
      .onConflictDoNothing()
      .returning({ key: stockSheets.key });
    if (!made) {
      const [saved] = await transaction.select().from(stockSheets).where(eq(stockSheets.key, key));
      return { sizes: saved?.sizes ?? 0, units: saved?.units ?? 0 };
    }
    const moves = [...changes].map(([variantId, change]) => ({ variantId, change, kind }));
    const short = await moveStock(transaction, moves, { actor, at, note });
    await noteProducts(transaction, ctx, changes);
    if (short.size > 0) throw new ShopError('stock_sold_meanwhile');
    return told;
  });
}

/** Notes the sizes that changed, by product. Throws `product_not_found` if there is not one of them. */
async function noteProducts(transaction: Transaction, ctx: Context, changes: ReadonlyMap<number, number>) {
  const rows = await transaction
    .select()
    .from(variants)
    .where(inArray(variants.id, [...changes.keys()]));
  if (rows.length < changes.size) throw new ShopError('product_not_found');
  for (const [productId, sizes] of Map.groupBy(rows, (row) => row.productId)) {
    const after = sizes.map(({ size, stock }) => [size, stock]);
    const before = sizes.map(({ id, size, stock }) => [size, stock - (changes.get(id) ?? 0)]);
    await noteChange(transaction, ctx, {
      action: 'product.stock',
      subject: String(productId),
      before: { stock: Object.fromEntries(before) },
      after: { stock: Object.fromEntries(after) },
    });
  }
}
