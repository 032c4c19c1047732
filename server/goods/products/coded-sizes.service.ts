import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { barcodeDigits } from '#contract/goods/sizes/barcode.ts';
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
