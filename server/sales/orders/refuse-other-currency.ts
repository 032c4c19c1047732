import type { DeliveryRate } from '#contract/delivery/delivery-rules.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Money } from '#contract/core/money/money.ts';
import type { Executor } from '#platform/database/database.ts';
import { isPresentCurrency } from '#server/core/owner-settings/stored-country.service.ts';

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
