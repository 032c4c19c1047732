import { sql } from 'drizzle-orm';
import { beginningOf } from '#contract/core/fields/short-text.ts';
import type { Transaction } from '#platform/database/database.ts';
import { inBatches } from '#platform/database/in-batches.ts';
import { replacePictures } from '../../products/bulk/bulk-pictures.service.ts';
import { isShownFromThere, shownPath } from '../pictures/picture-source.ts';
import { productImportPictures } from '../product-imports.tables.ts';
import type { Placed } from './placed.ts';

const longestAlt = 200;

/**
 * Writes the pictures of products. One of another site is shown from there until it is fetched; what cannot be shown from
 * there, as a file of the zip, is added when it is fetched.
 */
export async function writePictures(
  transaction: Transaction,
  products: readonly Pick<Placed, 'id' | 'pictures'>[],
): Promise<void> {
  const changed = products.flatMap(({ id, pictures }) =>
    pictures === null ? [] : [{ id, pictures: shownOf(pictures) }],
  );
  await replacePictures(transaction, changed);
}

function shownOf(pictures: NonNullable<Placed['pictures']>) {
  return pictures.flatMap(({ address, alt }, position) =>
    isShownFromThere(address) ? [{ path: shownPath(address), alt: beginningOf(alt, longestAlt), position }] : [],
  );
}

/** Lists the pictures of products that are fetched from a time on. */
export async function awaitPictures(
  transaction: Transaction,
  importId: number,
  products: readonly Placed[],
  at: Date,
): Promise<void> {
  const all = products.flatMap(({ id: productId, pictures }) =>
    (pictures ?? []).map(({ address, alt }, position) => ({
      productId,
      position,
      address,
      alt: beginningOf(alt, longestAlt),
    })),
  );
  await inBatches(
    transaction,
    all.filter(({ address }) => !address.startsWith('/media/')),
    (json) => sql`insert into ${productImportPictures} (import_id, product_id, position, source, alt, next_try_at)
      select ${importId}::int, "productId", position, address, alt, ${at.toISOString()}::timestamptz
      from jsonb_to_recordset(${json}) as given ("productId" int, position int, address text, alt text)`,
  );
}
