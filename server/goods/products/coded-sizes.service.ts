import { sql, type SQL } from 'drizzle-orm';
import { barcodeDigits } from '#contract/goods/sizes/barcode.ts';
import { skuKey } from '#contract/goods/sizes/size-rules.ts';
import type { Executor } from '#platform/database/database.ts';
import { escapedForLike } from '#platform/database/like-pattern.ts';
import { variants } from './catalogue.tables.ts';

/**
 * Returns the statement for the sizes, as `id` and `product_id`, whose SKU or barcode a text is: whole, as a scanner types it.
 * A barcode may have more or fewer zeros before it. Each part has its own index.
 */
function sizesCoded(text: string): SQL {
  const bySku = sql`select id, product_id from ${variants} where lower(sku) = lower(${text.trim()})`;
  const digits = barcodeDigits(text);
  if (!/^\d{8,14}$/.test(digits)) return bySku;
  return sql`${bySku} union
    select id, product_id from ${variants} where lpad(barcode, 14, '0') = ${digits.padStart(14, '0')}`;
}

/** Returns the products that have a size with this SKU or barcode: one, unless sizes share a barcode. */
export async function productsCoded(db: Executor, text: string): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select distinct product_id as id from (${sizesCoded(text)}) as coded order by product_id desc`,
  );
  return rows.map(({ id }) => id);
}

/** True for sizes of which a text is the SKU or the barcode. */
export const isSizeCoded = (text: string): SQL =>
  sql`${variants.id} in (select id from (${sizesCoded(text)}) as coded)`;

/** Returns the statement for the products that have a size whose SKU begins with a text, or whose SKU or barcode it is. */
export function productsCodedLike(text: string): SQL {
  return sql`select product_id from ${variants} where lower(sku) like lower(${escapedForLike(text)}) || '%'
    union select product_id from (${sizesCoded(text)}) as coded`;
}

/** A size that a code names. */
export type CodedSize = { readonly variantId: number; readonly productId: number; readonly word: string };

type Codes = { readonly skus: readonly string[]; readonly barcodes: readonly string[] };

/** How many codes are looked up at once. */
const batch = 1000;

/** Looks up many codes, and returns what finds the sizes of one of them: those of a SKU are one at most. */
export async function codedSizes(
  db: Executor,
  { skus, barcodes }: Codes,
): Promise<(code: { readonly sku: string } | { readonly barcode: string }) => readonly CodedSize[]> {
  const bySku = await sizesByKey(db, sql`lower(sku)`, skus.map(skuKey));
  const byBarcode = await sizesByKey(db, sql`lpad(barcode, 14, '0')`, barcodes.map(barcodeKey));
  return (code) => ('sku' in code ? bySku.get(skuKey(code.sku)) : byBarcode.get(barcodeKey(code.barcode))) ?? [];
}

const barcodeKey = (barcode: string) => barcode.padStart(14, '0');

async function sizesByKey(db: Executor, key: SQL, all: readonly string[]) {
  const keys = [...new Set(all)];
  const found: (CodedSize & { readonly key: string })[] = [];
  for (let at = 0; at < keys.length; at += batch) {
    const some = sql`any(${sql.param(keys.slice(at, at + batch))}::text[])`;
    const { rows } = await db.execute<(typeof found)[number]>(
      sql`select ${key} as key, id as "variantId", product_id as "productId", brand_size as word
        from ${variants} where ${key} = ${some} order by id`,
    );
    found.push(...rows);
  }
  return Map.groupBy(found, (row) => row.key);
}
