import { eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import { products, variants } from './catalogue.tables.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';
import { catalogueFacts } from './catalogue-index.service.ts';
import { productsCoded } from './coded-sizes.service.ts';
import { firstByText } from './text-match.ts';

/** Returns the products that a text may mean, the most likely first, with the units of all their sizes. */
export async function productsMeantBy(db: Executor, text: string, most: number) {
  const { rows } = await catalogueFacts(db);
  const ids = await inShopLanguage(() => firstByText(db, rows, text, most));
  const named = new Set(await productsCoded(db, text));
  if (ids.length === 0) return [];
  const { id, name, brandName, currentPrice } = products;
  const stock = sql<number>`coalesce(sum(${variants.stock}), 0)::int`;
  const found = await db
    .select({ id, name, brandName, currentPrice, stock })
    .from(products)
    .leftJoin(variants, eq(variants.productId, id))
    .where(inArray(id, ids))
    .groupBy(id);
  const byId = new Map(
    found.map((one) => [one.id, { ...one, currentPrice: shopMoney(one.currentPrice), isNamed: named.has(one.id) }]),
  );
  return ids.flatMap((one) => byId.get(one) ?? []);
}
