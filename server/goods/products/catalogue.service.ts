import { and, asc, between, eq, inArray, max, ne, or, type SQL } from 'drizzle-orm';
import type { Product } from '#contract/goods/products.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Gender } from '#contract/core/fields/fields.ts';
import type { Executor } from '#platform/database/database.ts';
import { tagList, tagPage } from '#server/core/context/page-tags.ts';
import { catalogueFacts } from './catalogue-index.service.ts';
import { products } from './catalogue.tables.ts';
import { isPublic } from './public-products.service.ts';
import { viewProducts, viewProductsWhere } from './product-view.service.ts';
import { findByText } from './text-match.ts';
import { isOfCategory, isOfGender } from './unisex.service.ts';

/** Returns the ids of the public products of a condition. */
async function idsOf(db: Executor, where: SQL | undefined): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(isPublic, where))
    .orderBy(asc(products.id));
  return rows.map(({ id }) => id);
}

/** Returns one public product. Throws `product_not_found`. */
export async function findProduct(db: Executor, id: number): Promise<Product> {
  const [product] = await viewProducts(db, [id]);
  if (!product) throw new ShopError('product_not_found');
  return product;
}

export async function listProducts(db: Executor): Promise<Product[]> {
  tagList();
  return viewProductsWhere(db, undefined);
}

export async function listGender(db: Executor, gender: Gender): Promise<Product[]> {
  tagList(gender);
  return viewProductsWhere(db, isOfGender(gender));
}

/** Returns the third to the sixth product of a gender: the news of the landing page. */
export async function listNews(db: Executor, gender: Gender): Promise<Product[]> {
  tagList(gender);
  return viewProductsWhere(db, isOfGender(gender), { offset: 2, limit: 4 });
}

/** Returns products by words and category; a missing criterion does not filter. */
export async function searchProducts(
  db: Executor,
  { productName, categoryId }: { readonly productName?: string | undefined; readonly categoryId?: number | undefined },
): Promise<Product[]> {
  tagList();
  const { rows } = await catalogueFacts(db);
  const found = productName ? await findByText(db, rows, productName) : undefined;
  const where = and(
    found && inArray(products.id, rows.idsOf(found.bits)),
    categoryId === undefined ? undefined : isOfCategory(categoryId),
  );
  return viewProducts(db, await idsOf(db, where));
}

/** Returns up to four other products of the same category. Throws `product_not_found`. */
export async function listRelated(db: Executor, id: number): Promise<Product[]> {
  const category = db.select({ id: products.categoryId }).from(products).where(eq(products.id, id));
  const others = db
    .select({ id: products.id })
    .from(products)
    .where(and(isPublic, eq(products.categoryId, category), ne(products.id, id)))
    .orderBy(asc(products.id))
    .limit(4);
  const found = await viewProductsWhere(db, or(eq(products.id, id), inArray(products.id, others)));
  const self = found.find((product) => product.id === id);
  tagPage(`product:${id}`);
  if (!self) throw new ShopError('product_not_found');
  tagList(self.gender);
  return found.filter((product) => product !== self);
}

/** How many ids one block of `listNumbers` spans: below the maximum of a sitemap (50,000, sitemaps.org). */
const blockSize = 10_000;

/** Returns the ids of the products in blocks of fixed id ranges, so that a block's address keeps its content. */
export async function listNumbers(db: Executor, block: number): Promise<{ ids: number[]; blocks: number }> {
  tagList();
  const ids = await idsOf(db, between(products.id, block * blockSize + 1, (block + 1) * blockSize));
  const [last] = await db.select({ id: max(products.id) }).from(products);
  return { ids, blocks: Math.ceil((last?.id ?? 0) / blockSize) };
}
