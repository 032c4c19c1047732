import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { isShownFromThere, shownPath } from '../pictures/picture-source.ts';
import { inBatches } from './batches.ts';
import type { Placed } from './write-products.ts';

/**
 * Writes the pictures of products. One of another site is shown from there until it is fetched; what cannot be shown from
 * there, as a file of the zip, is added when it is fetched.
 */
export async function writePictures(
  transaction: Transaction,
  products: readonly Pick<Placed, 'id' | 'pictures'>[],
): Promise<void> {
  const changed = products.filter(({ pictures }) => pictures !== null);
  const ids = changed.map(({ id }) => ({ id }));
  await inBatches(
    transaction,
    ids,
    (json) => sql`delete from product_images using jsonb_to_recordset(${json}) as given (id int)
      where product_images.product_id = given.id`,
  );
  const all = changed.flatMap(({ id: productId, pictures }) =>
    (pictures ?? []).map(({ address, alt }, position) => ({ productId, position, address, alt: alt.slice(0, 200) })),
  );
  const shown = all.filter(({ address }) => isShownFromThere(address));
  await inBatches(
    transaction,
    shown.map((picture) => ({ ...picture, path: shownPath(picture.address) })),
    (json) => sql`insert into product_images (product_id, position, path, alt, width, height, placeholder, widths)
      select "productId", position, given.path, given.alt, coalesce(known.width, 960), coalesce(known.height, 1200),
        coalesce(known.placeholder, ''), coalesce(known.widths, '{}')
      from jsonb_to_recordset(${json}) as given ("productId" int, position int, path text, alt text)
        left join lateral (select width, height, placeholder, widths from product_images
          where path = given.path and given.path like '/media/%' limit 1) as known on true`,
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
    (pictures ?? []).map(({ address, alt }, position) => ({ productId, position, address, alt: alt.slice(0, 200) })),
  );
  const fetched = all.filter(({ address }) => !address.startsWith('/media/'));
  await inBatches(
    transaction,
    fetched,
    (json) => sql`insert into product_import_pictures (import_id, product_id, position, source, alt, next_try_at)
      select ${importId}::int, "productId", position, address, alt, ${at.toISOString()}::timestamptz
      from jsonb_to_recordset(${json}) as given ("productId" int, position int, address text, alt text)`,
  );
}
