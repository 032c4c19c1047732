import { count, eq } from 'drizzle-orm';
import { mostAttributes } from '#contract/goods/attributes/attribute-rules.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { productImports as contract } from '#contract/goods/imports/product-imports.ts';
import type { ProductImport } from '#contract/goods/imports/imported-products.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Context } from '#server/core/context/context.ts';
import { attributes } from '../attributes/attributes.tables.ts';
import { importOf } from './import-views.service.ts';
import { moveOn, wakeJobs } from './product-imports.service.ts';
import { productImports } from './product-imports.tables.ts';

/**
 * Notes which columns that nothing is known about are attributes, and lets a job compare the file anew: the preview shows what they
 * change. New attributes are made when it is written. Throws `attributes_full`.
 */
export async function chooseColumns(
  ctx: Context,
  { importId, columns: chosen }: Input<typeof contract.columns>,
): Promise<ProductImport> {
  await inTransaction(ctx.db, async (transaction) => {
    await moveOn(transaction, ctx, { importId, from: 'preview', to: 'reading' });
    const [present] = await transaction.select({ total: count() }).from(attributes);
    const all = (present?.total ?? 0) + chosen.filter(({ use }) => use === 'new').length;
    if (all > mostAttributes) throw new ShopError('attributes_full', { most: mostAttributes });
    const columns = Object.fromEntries(chosen.map(({ heading, use }) => [heading, use]));
    await transaction.update(productImports).set({ columns }).where(eq(productImports.id, importId));
    await wakeJobs(transaction);
  });
  return importOf(ctx.db, importId);
}
