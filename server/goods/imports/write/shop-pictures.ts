import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { dropPictures } from '../../products/bulk/bulk-pictures.service.ts';
import { productImages } from '../../products/catalogue.tables.ts';
import { productImportItems, productImportPages, productImportPictures } from '../product-imports.tables.ts';

/** The condition of rows of `product_import_items` whose product has no picture, and a name in the addresses of the old shop. */
export const isUnpictured: SQL = sql`product_import_items.fate <> 'wrong'
  and product_import_items.target ->> 'handle' <> '' and product_import_items.target ->> 'pictures' is null
  and not exists (select from ${productImages} where product_images.product_id = product_import_items.product_id)`;

/**
 * Lists the products of an import that have no picture, whose pages of the old shop are asked from a time on; again those that
 * had none there.
 */
export async function awaitPages(transaction: Transaction, importId: number, at: Date): Promise<void> {
  await transaction.execute(sql`insert into ${productImportPages} as present (import_id, product_id, handle, next_try_at)
    select distinct on (product_id) import_id, product_id, target ->> 'handle', ${at.toISOString()}::timestamptz
    from ${productImportItems} join products on products.id = product_id
    where import_id = ${importId} and ${isUnpictured} order by product_id
    on conflict (import_id, product_id) do update set next_try_at = excluded.next_try_at, tries = 0, problem = null
      where present.next_try_at is null and present.problem is not null`);
}

/** Takes away what the old shop's pages gave to products that were there before, and forgets what was still to be fetched. */
export async function dropShopPictures(transaction: Transaction, importId: number): Promise<void> {
  const { productId, path } = productImportPictures;
  const ofPages = and(eq(productImportPages.importId, importId), eq(productImportPages.productId, productId));
  const fetched = await transaction
    .select({ productId, path: sql<string>`${path}` })
    .from(productImportPictures)
    .innerJoin(productImportPages, ofPages)
    .where(and(eq(productImportPictures.importId, importId), isNotNull(path)));
  await dropPictures(transaction, fetched);
  await transaction.delete(productImportPictures).where(eq(productImportPictures.importId, importId));
  await transaction.delete(productImportPages).where(eq(productImportPages.importId, importId));
}
