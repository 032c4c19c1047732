import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Product } from '#contract/goods/products.ts';
import { presentCountry } from '#contract/core/countries/present-country.ts';
import { compare } from '#contract/core/money/money.ts';
import type { ProductFields } from '#contract/goods/product-rules.ts';
import type { Transaction } from '#platform/database/database.ts';
import { pastPrices, products } from './catalogue.tables.ts';

/** Keeps what a product cost until now, if its price changes, or an offer begins or ends. */
export async function keepPastPrice(
  transaction: Transaction,
  before: Product,
  { currentPrice, isOffertPrice }: Pick<ProductFields, 'currentPrice' | 'isOffertPrice'>,
  until: Date,
): Promise<void> {
  if (compare(before.currentPrice, currentPrice) === 0 && before.isOffertPrice === isOffertPrice) return;
  await transaction.insert(pastPrices).values({ productId: before.id, price: before.currentPrice.minor, until });
}

/** Forgets what products cost, because it was in another currency. */
export async function forgetPastPrices(transaction: Transaction): Promise<void> {
  await transaction.delete(pastPrices);
}

/**
 * Returns the column of the lowest price of a product in the days before its offer began; null without an offer, without
 * an earlier price, or where the law does not ask for it. It does not change while the offer lasts.
 */
export function lowestBeforeOffer(): SQL<number | null> {
  const duty = presentCountry().duties.lowestPrice;
  if (!duty) return sql`null`;
  const { productId, price, until } = pastPrices;
  const began = sql`(select max(${until}) from ${pastPrices} where ${productId} = ${products.id})`;
  return sql`case when ${products.isOffertPrice} then (select min(${price}) from ${pastPrices}
    where ${productId} = ${products.id} and ${until} > ${began} - make_interval(days => ${duty.days}))::float8 end`;
}
