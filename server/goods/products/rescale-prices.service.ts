import { and, isNotNull, lte, sql } from 'drizzle-orm';
import type { CountryFacts } from '#contract/core/countries/country.ts';
import type { Transaction } from '#platform/database/database.ts';
import { products } from './catalogue.tables.ts';
import { forgetPastPrices } from './past-prices.service.ts';
import { rescaleCosts } from './size-costs.service.ts';

/**
 * Rescales the prices and costs of all products from the smallest unit of one currency to that of another; the numbers stay, so that
 * 1299.50 becomes 1300 where there are no decimals. No price becomes 0. An offer whose prices become the same ends. Past prices and costs are forgotten.
 */
export async function rescalePrices(transaction: Transaction, from: CountryFacts, to: CountryFacts): Promise<void> {
  // A price that is being changed would leave a past price in the currency of before.
  await transaction.execute(sql`lock table ${products} in share row exclusive mode`);
  const times = 10 ** (to.decimals - from.decimals);
  if (from.currency !== to.currency) {
    await forgetPastPrices(transaction);
    await rescaleCosts(transaction, times);
  }
  if (from.decimals === to.decimals) return;
  const factor = sql`${times}::numeric`;
  await transaction.update(products).set({
    currentPrice: sql`greatest(round(${products.currentPrice} * ${factor}), 1)`,
    previousPrice: sql`greatest(round(${products.previousPrice} * ${factor}), 1)`,
  });
  await transaction
    .update(products)
    .set({ isOffertPrice: false, previousPrice: null })
    .where(and(isNotNull(products.previousPrice), lte(products.previousPrice, products.currentPrice)));
}
