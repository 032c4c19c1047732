import { eq } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import type { productImports as contract } from '#contract/goods/imports/product-imports.ts';
import type { ProductImport } from '#contract/goods/imports/imported-products.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Context } from '#server/core/context/context.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import { importOf } from './import-views.service.ts';
import { wakeJobs } from './product-imports.service.ts';
import { productImports } from './product-imports.tables.ts';
import { awaitPages } from './write/shop-pictures.ts';

/**
 * Notes the address of the shop that the products of an import come from; its pages are asked for pictures when the import is
 * written, or now if it is already. Throws `import_not_found`, and `import_not_ready` at another step.
 */
export async function giveOldShop(
  ctx: Context,
  { importId, address }: Input<typeof contract.oldShop>,
): Promise<ProductImport> {
  await inTransaction(ctx.db, async (transaction) => {
    const [own] = await transaction.select().from(productImports).where(eq(productImports.id, importId)).for('update');
    if (!own) throw new ShopError('import_not_found');
    if (own.state !== 'preview' && own.state !== 'written') throw new ShopError('import_not_ready');
    const oldShop = address === '' ? null : address;
    await transaction.update(productImports).set({ oldShop }).where(eq(productImports.id, importId));
    if (own.state === 'preview' || oldShop === null) return;
    await awaitPages(transaction, importId, ctx.clock());
    await noteChange(transaction, ctx, { action: 'import.pictures', subject: own.name });
    await wakeJobs(transaction);
  });
  return importOf(ctx.db, importId);
}
