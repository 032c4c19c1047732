import type { CountryCode } from '#contract/core/countries/country.ts';
import { settingGroups } from '#contract/core/settings/owner-settings.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { newestVersion } from '../content-versions/content-versions.service.ts';
import { storedGroup, type StoredGroup } from './stored-settings.service.ts';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { countryOf } from '#contract/core/countries/countries.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Money } from '#contract/core/money/money.ts';
import type { DeliveryRate } from '#contract/delivery/delivery-rules.ts';

const { schema, start } = settingGroups.country.fields.country;

/** Returns the country in stored settings, or the initial one. */
export function countryIn(stored: StoredGroup): CountryCode {
  return schema.safeParse(stored['country']).data ?? start;
}

/**
 * Returns the country of the shop as it is stored at this moment. For transactions that must not believe what the process has
 * in memory, which another process, or this one, may be about to read again.
 */
export async function storedCountry(executor: Executor): Promise<CountryCode> {
  return countryIn(storedGroup((await newestVersion(executor, 'settings', 'country'))?.content));
}

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

/**
 * Refuses a purchase whose amounts were read while the country of the shop changed, some before and some after it: they have
 * other currencies than `own`, which is the shop's. Throws `country_changed`.
 */
export function refuseMixedCurrencies(own: Money, changes: readonly Money[], rate: DeliveryRate): void {
  const price = rate.by === 'flat' ? rate.price : rate.steps[0]?.price;
  const isMixed = [...changes, price].some((amount) => amount && amount.currency !== own.currency);
  if (isMixed) throw new ShopError('country_changed');
}

/**
 * Refuses an order in another currency than that of the shop's present country. Call it once the order is written: a change
 * of the country and an order wait for each other there, so what is stored then stays until the transaction ends. Throws
 * `country_changed`.
 */
export async function refuseOtherCurrency(executor: Executor, currency: string): Promise<void> {
  if (!(await isPresentCurrency(executor, currency))) throw new ShopError('country_changed');
}
