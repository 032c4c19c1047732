import { sql } from 'drizzle-orm';
import type { SQLWrapper } from 'drizzle-orm';
import type { CountryFacts } from '#contract/core/countries/country.ts';
import type { Transaction } from '#platform/database/database.ts';
import { coupons } from './coupons.tables.ts';

/** Rescales the amounts of coupons from the smallest unit of one currency to that of another; the numbers stay. */
export async function rescaleCoupons(transaction: Transaction, from: CountryFacts, to: CountryFacts): Promise<void> {
  // As holdCurrency expects it.
  await transaction.execute(sql`lock table ${coupons} in share row exclusive mode`);
  if (from.decimals === to.decimals) return;
  const factor = sql`${10 ** (to.decimals - from.decimals)}::numeric`;
  const scaled = (amount: SQLWrapper) =>
    sql`case when ${amount} is not null then greatest(round(${amount} * ${factor}), 1) end`;
  await transaction.update(coupons).set({ amount: scaled(coupons.amount), least: scaled(coupons.least) });
}
