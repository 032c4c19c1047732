import { and, asc, between, eq, inArray, max, ne } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Banner, Product } from '#contract/catalogue.ts';
import { ShopError } from '#contract/errors.ts';
import type { Gender } from '#contract/fields.ts';
import type { Executor } from '#platform/database/database.ts';
import { tagList, tagPage } from '../context/page-tags.ts';
import { banners, productWords, products } from './catalogue.tables.ts';
import { viewProducts } from './product-view.service.ts';
import { matchText } from './text-match.ts';

type Slice = { readonly offset: number; readonly limit: number };

async function idsOf(db: Executor, where: SQL | undefined, slice?: Slice): Promise<number[]> {
  const query = db.select({ id: products.id }).from(products).where(where).orderBy(asc(products.id)).$dynamic();
  const rows = await (slice ? query.offset(slice.offset).limit(slice.limit) : query);
  return rows.map(({ id }) => id);
}

/** One product. Throws `product_not_found`. */
export async function findProduct(db: Executor, id: number): Promise<Product> {
  const [product] = await viewProducts(db, [id]);
  if (!product) throw new ShopError('product_not_found');
  return product;
}

export async function listProducts(db: Executor): Promise<Product[]> {
  tagList();
  return viewProducts(db, await idsOf(db, undefined));
}

export async function listGender(db: Executor, gender: Gender): Promise<Product[]> {
  tagList(gender);
  return viewProducts(db, await idsOf(db, eq(products.gender, gender)));
}

/** The third to the sixth product of a gender: what the landing page calls its news. */
export async function listNews(db: Executor, gender: Gender): Promise<Product[]> {
  tagList(gender);
  return viewProducts(db, await idsOf(db, eq(products.gender, gender), { offset: 2, limit: 4 }));
}

/** Products by their words and of a category; what is not asked for does not count. */
export async function searchProducts(
  db: Executor,
  { productName, categoryId }: { readonly productName?: string | undefined; readonly categoryId?: number | undefined },
): Promise<Product[]> {
  tagList();
  const match = productName ? await matchText(db, productName) : undefined;
  const where = and(
    match && inArray(products.id, db.select({ id: productWords.productId }).from(productWords).where(match.where)),
    categoryId === undefined ? undefined : eq(products.categoryId, categoryId),
  );
  return viewProducts(db, await idsOf(db, where));
}

/** Up to four others of the same category. Throws `product_not_found`. */
export async function listRelated(db: Executor, id: number): Promise<Product[]> {
  const { CategoryId, gender } = await findProduct(db, id);
  tagList(gender);
  const where = and(eq(products.categoryId, CategoryId), ne(products.id, id));
  return viewProducts(db, await idsOf(db, where, { offset: 0, limit: 4 }));
}

/** Numbers that one block of `listNumbers` may hold: fewer than a sitemap may name (50,000, sitemaps.org). */
const blockSize = 10_000;

/** The numbers of the products, by blocks of the possible ones, so that a block's address keeps its content. */
export async function listNumbers(db: Executor, block: number): Promise<{ ids: number[]; blocks: number }> {
  tagList();
  const ids = await idsOf(db, between(products.id, block * blockSize + 1, (block + 1) * blockSize));
  const [last] = await db.select({ id: max(products.id) }).from(products);
  return { ids, blocks: Math.ceil((last?.id ?? 0) / blockSize) };
}

const bannerWords = {
  men: 'Campaña de la colección para hombre',
  women: 'Campaña de la colección para mujer',
} as const;

export async function listBanners(db: Executor): Promise<Banner[]> {
  tagPage('banners');
  const rows = await db.select().from(banners).orderBy(asc(banners.campaign), asc(banners.gender), asc(banners.size));
  return rows.map((row) => ({ ...row, alt: bannerWords[row.gender] }));
}
