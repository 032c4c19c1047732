import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { skuKey } from '#contract/goods/sizes/size-rules.ts';
import { textKey } from '#contract/core/fields/short-text.ts';
import type { Gender } from '#contract/core/fields/fields.ts';
import type { Executor } from '#platform/database/database.ts';
import { statedAttributes, type StatedAttribute } from '../../attributes/stated-attributes.service.ts';
import { textsOf, type BulkTexts } from '../../products/bulk/bulk-texts.service.ts';
import { productImages, products, retiredSkus, variants } from '../../products/catalogue.tables.ts';
import { categories } from '../../products/categories.tables.ts';
import { oldHandles, productImportPictures } from '../product-imports.tables.ts';
import type { ImportedProduct } from '../reading/product.ts';

type Row = typeof products.$inferSelect;

/** A product as the shop has it, with what is compared. */
export type KnownProduct = Row & {
  readonly category: string;
  readonly sizes: readonly (typeof variants.$inferSelect)[];
  readonly pictures: readonly { readonly path: string; readonly alt: string }[];
  readonly attributes: readonly StatedAttribute[];
  readonly texts: readonly BulkTexts[];
  /** The paths of pictures that were fetched, by the address that a file named. */
  readonly fetched: ReadonlyMap<string, string>;
};

/** What the shop has of what a file names. */
export type KnownGoods = {
  productOf(imported: ImportedProduct): KnownProduct | undefined;
  /** The product that has an SKU; 'retired' for that of a deleted size. */
  ownerOf(sku: string): { readonly id: number; readonly name: string } | 'retired' | undefined;
  categoryOf(gender: Gender, title: string): { readonly id: number; readonly title: string } | undefined;
};

/** How many products are read at once. */
const batch = 1000;

/** Reads what the shop has of the products of a file, and its categories. */
export async function knownGoods(db: Executor, imported: readonly ImportedProduct[]): Promise<KnownGoods> {
  const ids = imported.flatMap(({ id }) => id ?? []);
  const byHandle = await productsOfHandles(db, imported);
  const bySku = await skuOwners(db, imported);
  const owners = [...bySku.values()].flatMap((one) => (one === 'retired' ? [] : one.id));
  const found = await productsOf(db, [...new Set([...ids, ...byHandle.values(), ...owners])]);
  const all = await db.select().from(categories);
  const byTitle = new Map(all.map((one) => [`${one.genre} ${textKey(one.title)}`, one]));
  return {
    productOf(product) {
      if (product.id !== undefined) return found.get(product.id);
      const byAddress = product.handle === undefined ? undefined : byHandle.get(handleKey(product));
      const id = byAddress ?? product.sizes.map(({ sku = '' }) => ownerId(bySku.get(skuKey(sku)))).find(Boolean);
      return id === undefined ? undefined : found.get(id);
    },
    ownerOf: (sku) => bySku.get(skuKey(sku)),
    categoryOf: (gender, title) => byTitle.get(`${gender} ${textKey(title)}`),
  };
}

type Owner = ReturnType<KnownGoods['ownerOf']>;

const ownerId = (owner: Owner) => (typeof owner === 'object' ? owner.id : undefined);

/** Returns, by its key, whose each SKU of a file is already. */
async function skuOwners(
  db: Executor,
  imported: readonly ImportedProduct[],
): Promise<ReadonlyMap<string, NonNullable<Owner>>> {
  const keys = [...new Set(imported.flatMap(({ sizes }) => sizes.flatMap(({ sku }) => (sku ? [skuKey(sku)] : []))))];
  const owners = new Map<string, NonNullable<Owner>>();
  for (let at = 0; at < keys.length; at += batch) {
    const some = sql`any(${sql.param(keys.slice(at, at + batch))}::text[])`;
    const retired = await db
      .select({ key: retiredSkus.key })
      .from(retiredSkus)
      .where(sql`${retiredSkus.key} = ${some}`);
    for (const { key } of retired) owners.set(key, 'retired');
    const rows = await db
      .select({ sku: variants.sku, id: products.id, name: products.name })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(sql`lower(${variants.sku}) = ${some}`);
    for (const { sku, ...owner } of rows) owners.set(skuKey(sku ?? ''), owner);
  }
  return owners;
}

/** The key of the colour of a product among those of its handle. */
export const colorKeyOf = ({ color }: Pick<ImportedProduct, 'color'>): string => textKey(color ?? '');

const handleKey = (product: ImportedProduct) => `${product.handle ?? ''}\n${colorKeyOf(product)}`;

async function productsOfHandles(
  db: Executor,
  imported: readonly ImportedProduct[],
): Promise<ReadonlyMap<string, number>> {
  const handles = [...new Set(imported.flatMap(({ handle }) => handle ?? []))];
  const known = new Map<string, number>();
  for (let at = 0; at < handles.length; at += batch) {
    const rows = await db
      .select()
      .from(oldHandles)
      .where(and(eq(oldHandles.kind, 'product'), inArray(oldHandles.handle, handles.slice(at, at + batch))));
    for (const { handle, colorKey, productId } of rows) {
      if (productId !== null) known.set(`${handle}\n${colorKey}`, productId);
    }
  }
  return known;
}

async function productsOf(db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, KnownProduct>> {
  const found = new Map<number, KnownProduct>();
  for (let at = 0; at < ids.length; at += batch) {
    for (const product of await batchOf(db, ids.slice(at, at + batch))) found.set(product.id, product);
  }
  return found;
}

async function batchOf(db: Executor, ids: readonly number[]): Promise<KnownProduct[]> {
  const rows = await db
    .select({ product: products, category: categories.title })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(products.id, [...ids]));
  const sizes = await db
    .select()
    .from(variants)
    .where(inArray(variants.productId, [...ids]))
    .orderBy(asc(variants.position), asc(variants.id));
  const images = await db
    .select({ productId: productImages.productId, path: productImages.path, alt: productImages.alt })
    .from(productImages)
    .where(inArray(productImages.productId, [...ids]))
    .orderBy(asc(productImages.position));
  const fetched = await db
    .select({
      productId: productImportPictures.productId,
      source: productImportPictures.source,
      path: sql<string>`${productImportPictures.path}`,
    })
    .from(productImportPictures)
    .where(and(inArray(productImportPictures.productId, [...ids]), isNotNull(productImportPictures.path)));
  const stated = await statedAttributes(db, ids);
  const texts = await textsOf(db, ids);
  const sizesOf = Map.groupBy(sizes, ({ productId }) => productId);
  const imagesOf = Map.groupBy(images, ({ productId }) => productId);
  const fetchedOf = Map.groupBy(fetched, ({ productId }) => productId);
  return rows.map(({ product, category }) => ({
    ...product,
    category,
    sizes: sizesOf.get(product.id) ?? [],
    pictures: (imagesOf.get(product.id) ?? []).map(({ path, alt }) => ({ path, alt })),
    attributes: stated.get(product.id) ?? [],
    texts: texts.get(product.id) ?? [],
    fetched: new Map((fetchedOf.get(product.id) ?? []).map(({ source, path }) => [source, path])),
  }));
}
