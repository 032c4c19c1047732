import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { countryOf } from '#contract/core/countries/countries.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Money } from '#contract/core/money/money.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { storedCountry } from './stored-country.service.ts';

/** True if this is the currency of the shop's country as it is stored at this moment. */
export async function isPresentCurrency(executor: Executor, currency: string): Promise<boolean> {
  return countryOf(await storedCountry(executor)).currency === currency;
}

/**
 * Refuses to write an amount into a table whose amounts have the currency of the shop's country, if it was read in another
 * one. Call it first: a change of the country and this transaction wait for each other at the table, so what is stored then
 * stays until the transaction ends. Throws `currency_changed`.
 */
export async function holdCurrency(transaction: Transaction, table: PgTable, { currency }: Money): Promise<void> {
  await transaction.execute(sql`lock table ${table} in row exclusive mode`);
  if (!(await isPresentCurrency(transaction, currency))) throw new ShopError('currency_changed');
}
