import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { shopDay } from '#contract/core/time/shop-time.ts';
import type { preorders, SizePreorder } from '#contract/goods/stock/preorder-desk.ts';
import { t } from '#messages/messages.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { variants } from './catalogue.tables.ts';

/** The pre-orders of the sizes of a product, in their order. */
export function preordersOf(db: Executor, productId: number): Promise<SizePreorder[]> {
  return db
    .select({
      variantId: variants.id,
      size: variants.size,
      most: variants.preorderMost,
      on: variants.preorderOn,
      waiting: variants.waiting,
    })
    .from(variants)
    .where(eq(variants.productId, productId))
    .orderBy(asc(variants.position), asc(variants.id));
}

/**
 * Opens, changes and ends the pre-orders of sizes of a product; what was sold stays sold, and was promised by its own day. Throws
 * `product_not_found` for a size that is none of it, and `invalid` for a day that is not to come.
 */
export async function savePreorders(
  ctx: Context,
  { productId, on, sizes }: Input<typeof preorders.save>,
): Promise<{ preorders: SizePreorder[] }> {
  if (on !== null && on <= shopDay(ctx.clock())) throw refusedDay();
  return inTransaction(ctx.db, async (transaction) => {
    const ids = sizes.map(({ variantId }) => variantId);
    const locked = await transaction
      .select({ id: variants.id })
      .from(variants)
      .where(and(eq(variants.productId, productId), inArray(variants.id, ids)))
      .orderBy(asc(variants.id))
      .for('update');
    if (locked.length < new Set(ids).size) throw new ShopError('product_not_found');
    const before = await preordersOf(transaction, productId);
    for (const { variantId, most } of sizes) {
      const set = { preorderMost: most, preorderOn: most === null ? null : on };
      await transaction.update(variants).set(set).where(eq(variants.id, variantId));
    }
    const after = await preordersOf(transaction, productId);
    await noteChange(transaction, ctx, {
      action: 'product.stock',
      subject: String(productId),
      before: { preorder: told(before) },
      after: { preorder: told(after) },
    });
    return { preorders: after };
  });
}

const refusedDay = () => new ShopError('invalid', {}, [{ path: 'on', message: t('preorders.wrongDay') }]);

/** The open pre-orders by size: 'M' is '20, 2026-12-12'. */
function told(sizes: readonly SizePreorder[]): Record<string, string> {
  return Object.fromEntries(sizes.flatMap(({ size, most, on }) => (most === null ? [] : [[size, `${most}, ${on}`]])));
}

/** Ends the pre-orders whose promised day has come: it can no longer be promised. The triggers tell caches and the catalogue's index. */
export async function endPreorders(db: Database, now: Date): Promise<void> {
  await db
    .update(variants)
    .set({ preorderMost: null, preorderOn: null })
    .where(and(isNotNull(variants.preorderOn), lte(variants.preorderOn, shopDay(now))));
}
