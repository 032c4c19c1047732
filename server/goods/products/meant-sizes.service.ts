import { and, asc, desc, sql, type SQL } from 'drizzle-orm';
import type { ListedSize } from '#contract/goods/stock/stock.ts';
import type { Executor } from '#platform/database/database.ts';
import { products, variants } from './catalogue.tables.ts';
import { isSizeCoded } from './coded-sizes.service.ts';
import { sizeRows, viewSize } from './list-sizes.ts';
import { isProductMeant } from './product-desk.queries.ts';

const most = 12;

/**
 * Returns the sizes that a text means, at most 12, of the newest products first: those whose SKU or barcode it is, as a scanner
 * types it; those of a product that is named with the word of one of its sizes at the end ('remera alba M'); or else all sizes
 * of the products that it names.
 */
export async function sizesMeantBy(db: Executor, text: string): Promise<ListedSize[]> {
  const coded = await read(isSizeCoded(text));
  if (coded.length > 0) return coded.map((row) => viewSize(row, true));
  const [, rest = '', word = ''] = /^(.*\S)\s+(\S+)$/.exec(text.trim()) ?? [];
  const named = rest === '' ? [] : await read(and(isProductMeant(rest), sql`${variants.size} = upper(${word})`));
  return (named.length > 0 ? named : await read(isProductMeant(text))).map((row) => viewSize(row, false));

  function read(where: SQL | undefined) {
    return sizeRows(db).where(where).orderBy(desc(products.id), asc(variants.position), asc(variants.id)).limit(most);
  }
}
