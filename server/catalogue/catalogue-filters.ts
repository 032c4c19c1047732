import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { CatalogueQuestion } from '#contract/catalogue.ts';
import { fromDecimal } from '#contract/money.ts';
import { products, variants } from './catalogue.tables.ts';
import type { TextMatch } from './text-match.ts';

/** The filters that a facet is counted under: all but its own. */
export type Facet = 'category' | 'brand' | 'size' | 'color' | 'price' | 'offers';

/** A question whose text has been looked up. */
export type LookedUp = CatalogueQuestion & { readonly match: TextMatch | undefined };

/** The conditions of a question, without those of one facet. */
export function conditionsOf(question: LookedUp, without?: Facet): SQL | undefined {
  const { gender, match, category, brand, size, color, minPrice, maxPrice, offers } = question;
  const priced = without !== 'price';
  return and(
    gender && eq(products.gender, gender),
    match?.where,
    without !== 'category' && category.length > 0 ? inArray(products.categoryId, category) : undefined,
    without !== 'brand' && brand.length > 0 ? inArray(products.brandName, brand) : undefined,
    without !== 'color' && color.length > 0 ? inArray(products.color, color) : undefined,
    without !== 'size' && size.length > 0 ? hasSize(size) : undefined,
    priced && minPrice !== undefined ? gte(products.currentPrice, fromDecimal(minPrice)) : undefined,
    priced && maxPrice !== undefined ? lte(products.currentPrice, fromDecimal(maxPrice)) : undefined,
    without !== 'offers' && offers ? eq(products.isOffertPrice, true) : undefined,
  );
}

/** A size counts while there is stock of it. */
function hasSize(sizes: readonly string[]): SQL {
  const wanted = sizes.map((size) => size.toUpperCase());
  return sql`exists (select 1 from ${variants} where ${variants.productId} = ${products.id}
    and ${variants.stock} > 0 and ${inArray(variants.brandSize, wanted)})`;
}
