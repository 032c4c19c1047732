import { asc, eq, inArray } from 'drizzle-orm';
import type { Product } from '#contract/catalogue.ts';
import { cents } from '#contract/money.ts';
import { pictureUrl, widthNear } from '#contract/pictures.ts';
import { categories } from './categories.tables.ts';
import type { Executor } from '#platform/database/database.ts';
import { tagPage } from '../context/page-tags.ts';
import { productImages, products, variants } from './catalogue.tables.ts';

/** Products by their ids, in the order of the ids, with sizes, pictures and category: three statements, however many. */
export async function viewProducts(db: Executor, ids: readonly number[]): Promise<Product[]> {
  tagPage(...ids.map((id) => `product:${id}` as const));
  if (ids.length === 0) return [];
  const wanted = [...ids];
  const rowsAsked = db
    .select({ product: products, category: categories })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(products.id, wanted));
  const sizesAsked = db
    .select()
    .from(variants)
    .where(inArray(variants.productId, wanted))
    .orderBy(asc(variants.position), asc(variants.id));
  const imagesAsked = db
    .select()
    .from(productImages)
    .where(inArray(productImages.productId, wanted))
    .orderBy(asc(productImages.position));
  // A transaction is one connection, which answers one question after the other.
  const [rows, sizes, images] =
    'rollback' in db
      ? [await rowsAsked, await sizesAsked, await imagesAsked]
      : await Promise.all([rowsAsked, sizesAsked, imagesAsked]);
  const found = new Map(rows.map((row) => [row.product.id, row]));
  const sizesOf = Map.groupBy(sizes, ({ productId }) => productId);
  const imagesOf = Map.groupBy(images, ({ productId }) => productId);
  return ids.flatMap((id) => {
    const row = found.get(id);
    return row ? [view(row, sizesOf.get(id) ?? [], imagesOf.get(id) ?? [])] : [];
  });
}

type Row = { readonly product: typeof products.$inferSelect; readonly category: typeof categories.$inferSelect };
type Size = typeof variants.$inferSelect;
type Image = typeof productImages.$inferSelect;

function view({ product, category }: Row, sizes: readonly Size[], images: readonly Image[]): Product {
  const { aboutMe, careInfo, sizeAndFit, previousPrice, currentPrice, categoryId, createdAt: _, ...plain } = product;
  const addresses = images.map(addressOf);
  return {
    ...plain,
    previousPrice: previousPrice === null ? null : cents(previousPrice),
    currentPrice: cents(currentPrice),
    image: addresses[0] ?? '',
    images: addresses,
    pictures: images.map(({ productId: _product, position: _position, ...picture }) => picture),
    isInStock: sizes.some(({ stock }) => stock > 0),
    variants: sizes.map(({ brandSize, stock }) => ({ brandSize, stock, isInStock: stock > 0 })),
    CategoryId: categoryId,
    Category: category,
    info: { aboutMe, careInfo, sizeAndFit },
  };
}

const plainWidth = 1280;

/** A picture as one plain address: the shop's own in one size, a foreign one with its prefix. */
function addressOf({ path, widths }: Image): string {
  if (!path.startsWith('/media/')) return `https://${path}`;
  return pictureUrl(path, widthNear(plainWidth, widths) ?? plainWidth, 'webp');
}
