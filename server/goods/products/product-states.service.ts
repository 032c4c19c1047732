import { asc, eq, inArray } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import type { productDesk } from '#contract/goods/product-desk.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { adminActor, noteChange } from '#server/core/audit/audit.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { products } from './catalogue.tables.ts';
import { sayPriceReason } from './price-history.service.ts';

/** Gives several products one state, all or none. Throws `product_not_found`. */
export function setStates(
  ctx: Context,
  { ids, state }: Input<typeof productDesk.setStates>,
): Promise<{ changed: number }> {
  const asked = [...new Set(ids)];
  return inTransaction(ctx.db, async (transaction) => {
    const before = await transaction
      .select({ id: products.id, state: products.state })
      .from(products)
      .where(inArray(products.id, asked))
      .orderBy(asc(products.id))
      .for('update');
    if (before.length < asked.length) throw new ShopError('product_not_found');
    await sayPriceReason(transaction, { actor: adminActor(ctx), at: ctx.clock() });
    const others = before.filter((product) => product.state !== state);
    for (const { id, state: was } of others) {
      await transaction.update(products).set({ state, publishAt: null }).where(eq(products.id, id));
      const change = { before: { state: was }, after: { state } };
      await noteChange(transaction, ctx, { action: 'product.update', subject: String(id), ...change });
    }
    return { changed: others.length };
  });
}
