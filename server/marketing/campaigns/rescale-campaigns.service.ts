import { isNotNull, sql } from 'drizzle-orm';
import type { CountryFacts } from '#contract/core/countries/country.ts';
import type { Transaction } from '#platform/database/database.ts';
import { campaigns } from './campaigns.tables.ts';

/** Rescales the fixed prices of campaigns from the smallest unit of one currency to that of another; the numbers stay. */
export async function rescaleCampaigns(transaction: Transaction, from: CountryFacts, to: CountryFacts): Promise<void> {
  // As holdCurrency expects it.
  await transaction.execute(sql`lock table ${campaigns} in share row exclusive mode`);
  if (from.decimals === to.decimals) return;
  const factor = sql`${10 ** (to.decimals - from.decimals)}::numeric`;
  await transaction
    .update(campaigns)
    .set({ price: sql`greatest(round(${campaigns.price} * ${factor}), 1)` })
    .where(isNotNull(campaigns.price));
}
