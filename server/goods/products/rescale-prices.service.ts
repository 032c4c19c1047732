import { and, isNotNull, lte, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CountryFacts } from '#contract/core/countries/country.ts';
import type { Transaction } from '#platform/database/database.ts';
import { campaignPrices } from './campaign-prices.tables.ts';
import { datedOffers, products } from './catalogue.tables.ts';
import { inNewCurrency } from './price-history.service.ts';
import { rescaleCosts } from './size-costs.service.ts';

/**
 * Rescales the prices and costs of all products from the smallest unit of one currency to that of another; the numbers stay, so that
 * 1299.50 becomes 1300 where there are no decimals. No price becomes 0. An offer whose prices become the same ends. Past prices and costs are forgotten.
 */
export async function rescalePrices(transaction: Transaction, from: CountryFacts, to: CountryFacts): Promise<void> {
  // A price that is being changed would add to the history an amount in the currency of before.
  await transaction.execute(sql`lock table ${products} in share row exclusive mode`);
  const times = 10 ** (to.decimals - from.decimals);
  const rescale = () => rescaleProducts(transaction, times);
  if (from.currency === to.currency) return rescale();
  await inNewCurrency(transaction, rescale);
  await rescaleCosts(transaction, times);
}

async function rescaleProducts(transaction: Transaction, times: number): Promise<void> {
  if (times === 1) return;
  const factor = sql`${times}::numeric`;
  // What is null stays so, such as what a planned offer will leave.
  const scaled = (amount: PgColumn) =>
    sql`case when ${amount} is not null then greatest(round(${amount} * ${factor}), 1) end`;
  await transaction.update(datedOffers).set({
    price: scaled(datedOffers.price),
    usual: scaled(datedOffers.usual),
    usualPrevious: scaled(datedOffers.usualPrevious),
  });
  await transaction.update(campaignPrices).set({
    price: scaled(campaignPrices.price),
    base: scaled(campaignPrices.base),
    usual: scaled(campaignPrices.usual),
    usualPrevious: scaled(campaignPrices.usualPrevious),
  });
  await transaction.update(products).set({
    currentPrice: scaled(products.currentPrice),
    previousPrice: scaled(products.previousPrice),
  });
  await transaction
    .update(products)
    .set({ isOffertPrice: false, previousPrice: null })
    .where(and(isNotNull(products.previousPrice), lte(products.previousPrice, products.currentPrice)));
}
