import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { inBatches } from '#platform/database/in-batches.ts';
import { productImages } from '../catalogue.tables.ts';

/** The pictures of a product, by their places. Those of the shop have the sizes that other products have them in. */
type Pictured = {
  readonly id: number;
  readonly pictures: readonly { readonly path: string; readonly alt: string; readonly position: number }[];
};

/** Replaces the pictures of products. */
export async function replacePictures(transaction: Transaction, products: readonly Pictured[]): Promise<void> {
  await inBatches(
    transaction,
    products.map(({ id }) => ({ id })),
    (json) => sql`delete from ${productImages} using jsonb_to_recordset(${json}) as given (id int)
      where product_images.product_id = given.id`,
  );
  await inBatches(
    transaction,
    products.flatMap(({ id: productId, pictures }) => pictures.map((picture) => ({ ...picture, productId }))),
    (json) => sql`insert into ${productImages} (product_id, position, path, alt, width, height, placeholder, widths)
      select "productId", position, given.path, given.alt, coalesce(known.width, 960), coalesce(known.height, 1200),
        coalesce(known.placeholder, ''), coalesce(known.widths, '{}')
      from jsonb_to_recordset(${json}) as given ("productId" int, position int, path text, alt text)
        left join lateral (select width, height, placeholder, widths from product_images
          where path = given.path and given.path like '/media/%' limit 1) as known on true`,
  );
}

type Place = { readonly productId: number; readonly position: number };

/** Puts a picture of the shop in its place, unless there is another one than `instead` by now. */
export async function placeStored(
  transaction: Transaction,
  {
    productId,
    position,
    instead,
    ...picture
  }: Omit<typeof productImages.$inferInsert, keyof Place> & Place & { readonly instead: string },
): Promise<void> {
  const { alt: _, ...image } = picture;
  await transaction
    .insert(productImages)
    .values({ ...picture, productId, position })
    .onConflictDoUpdate({
      target: [productImages.productId, productImages.position],
      set: image,
      setWhere: eq(productImages.path, instead),
    });
}

/** Takes a picture away that is still shown in its place. */
export async function dropPicture(
  transaction: Transaction,
  { productId, position, path }: Place & { readonly path: string },
): Promise<void> {
  const isThere = and(
    eq(productImages.productId, productId),
    eq(productImages.position, position),
    eq(productImages.path, path),
  );
  await transaction.delete(productImages).where(isThere);
}

/** Takes away the pictures that products have by these addresses, wherever they stand. */
export async function dropPictures(
  transaction: Transaction,
  pictures: readonly { readonly productId: number; readonly path: string }[],
): Promise<void> {
  await inBatches(
    transaction,
    pictures,
    (json) => sql`delete from ${productImages} using jsonb_to_recordset(${json}) as given ("productId" int, path text)
      where product_id = "productId" and product_images.path = given.path`,
  );
}
