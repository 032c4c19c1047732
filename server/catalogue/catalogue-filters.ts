import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { CatalogueQuestion } from '#contract/catalogue.ts';
import { fromDecimal } from '#contract/money.ts';
import { products, variants } from './catalogue.tables.ts';

/** The filters that a facet is counted under: all but its own. */
export type Facet = 'category' | 'brand' | 'size' | 'color' | 'price' | 'offers';

/** A product by its words: every word somewhere in it, or alike enough to forgive a slip of the finger. */
export function matchesText(text: string): SQL {
  const words = text.split(/\s+/).filter(Boolean).slice(0, 8);
  const searched = sql`plain_text(${products.name} || ' ' || ${products.brandName} || ' ' || ${products.color})`;
  const each = words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    return sql`(${searched} like plain_text(${pattern}) or word_similarity(plain_text(${word}), ${searched}) > 0.4)`;
  });
  return and(...each) ?? sql`true`;
}

/** The conditions of a question, without those of one facet. */
export function conditionsOf(question: CatalogueQuestion, without?: Facet): SQL | undefined {
  const { gender, search, category, brand, size, color, minPrice, maxPrice, offers } = question;
  const priced = without !== 'price';
  return and(
    gender && eq(products.gender, gender),
    search ? matchesText(search) : undefined,
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
