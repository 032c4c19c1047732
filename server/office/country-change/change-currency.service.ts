import { sql } from 'drizzle-orm';
import type { CountryFacts } from '#contract/core/countries/country.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { rescalePrices } from '#server/goods/products/rescale-prices.service.ts';
import { renameRates } from '#server/delivery/methods/rescale-rates.service.ts';
import { rescaleCampaigns } from '#server/marketing/campaigns/rescale-campaigns.service.ts';
import { rescaleCoupons } from '#server/sales/coupons/write-coupon.service.ts';
import { orders } from '#server/sales/orders/orders.tables.ts';

/** True if the shop has an order, whatever its state: then its country can no longer change. */
export async function hasOrders(executor: Executor): Promise<boolean> {
  const [first] = await executor.select({ number: orders.number }).from(orders).limit(1);
  return first !== undefined;
}

/**
 * Carries what the shop has stored in its currency over to another country's: the prices of products and deliveries. The
 * numbers stay, rounded to the new currency's decimals: an owner who tries out a country sees the same prices. Orders carry
 * their own currency, so there must be none: no order is placed until the transaction ends. Throws `country_fixed`.
 */
export async function changeCurrency(transaction: Transaction, from: CountryFacts, to: CountryFacts): Promise<void> {
  await transaction.execute(sql`lock table ${orders} in share mode`);
  if (await hasOrders(transaction)) throw new ShopError('country_fixed');
  await rescalePrices(transaction, from, to);
  await renameRates(transaction, to.currency);
  await rescaleCampaigns(transaction, from, to);
  await rescaleCoupons(transaction, from, to);
}
