import { inArray } from 'drizzle-orm';
import { pictureUrl } from '#contract/core/shop/pictures.ts';
import type { Executor } from '#platform/database/database.ts';
import { products } from '../../products/catalogue.tables.ts';
import type { ImportedProduct } from '../reading/product.ts';

/** The products of a file of Percha, and those of them that another shop exported, which this one makes. */
type Placed = { readonly products: readonly ImportedProduct[]; readonly elsewhere: ReadonlySet<ImportedProduct> };

/** How many products are read at once. */
const batch = 1000;

/** Spreadsheets may cut the fractions of a second. */
const tolerance = 1000;

/**
 * Finds the products that another shop exported: those whose number means no product here that was made in the same moment. Their
 * number becomes what the other shop called them, by which a second file finds them again, and their pictures are fetched from there.
 * A file without these moments is this shop's own. `ownAddress` is that of this shop.
 */
export async function fromElsewhere(
  db: Executor,
  all: readonly ImportedProduct[],
  ownAddress: string,
): Promise<Placed> {
  const ids = all.flatMap(({ id, madeAt }) => (id !== undefined && madeAt ? [id] : []));
  const madeHere = new Map<number, Date>();
  for (let at = 0; at < ids.length; at += batch) {
    const rows = await db
      .select({ id: products.id, madeAt: products.createdAt })
      .from(products)
      .where(inArray(products.id, ids.slice(at, at + batch)));
    for (const { id, madeAt } of rows) madeHere.set(id, madeAt);
  }
  const elsewhere = new Set<ImportedProduct>();
  const placed = all.map((product) => {
    const { id, madeAt } = product;
    const here = id === undefined ? undefined : madeHere.get(id);
    const isOwn = here && madeAt && Math.abs(here.getTime() - madeAt.getTime()) < tolerance;
    if (id === undefined || !madeAt || isOwn) return product;
    const other = madeByOther(product, `${madeAt.getTime()}/${id}`, ownAddress);
    elsewhere.add(other);
    return other;
  });
  return { products: placed, elsewhere };
}

function madeByOther(product: ImportedProduct, handle: string, ownAddress: string): ImportedProduct {
  const { shop, pictures } = product;
  // Of a shop that was set up anew at its address the pictures are where they were.
  const isThere = shop === undefined || shop === ownAddress || !/^https?:\/\/[^/\s]+$/i.test(shop);
  if (isThere || !pictures) return { ...product, id: undefined, handle };
  const addressed = pictures.map(({ address, alt }) => ({
    // In the widest size that pages show.
    address: address.startsWith('/media/') ? `${shop}${pictureUrl(address, 1920, 'avif')}` : address,
    alt,
  }));
  return { ...product, id: undefined, handle, pictures: addressed };
}
