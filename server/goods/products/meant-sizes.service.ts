import { and, asc, desc, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ListedSize } from '#contract/goods/stock.ts';
import type { Executor } from '#platform/database/database.ts';
import { products, variants } from './catalogue.tables.ts';
import { sizeRows, viewSize } from './list-sizes.ts';
import { isProductMeant } from './product-desk.queries.ts';

const most = 12;

/**
 * Returns the sizes that a text means, at most 12, of the newest products first: those of a product that is named with the word of
 * one of its sizes at the end ('remera alba M'), or else all sizes of the products that it names. What scanners read, of codes that
 * sizes have, is to be looked up here first.
 */
export async function sizesMeantBy(db: Executor, text: string): Promise<ListedSize[]> {
  const [, rest = '', word = ''] = /^(.*\S)\s+(\S+)$/.exec(text.trim()) ?? [];
  const named = rest === '' ? [] : await read(and(isProductMeant(rest), sql`${variants.size} = upper(${word})`));
  return (named.length > 0 ? named : await read(isProductMeant(text))).map(viewSize);

  function read(where: SQL | undefined) {
    return sizeRows(db).where(where).orderBy(desc(products.id), asc(variants.position), asc(variants.id)).limit(most);
  }
}
