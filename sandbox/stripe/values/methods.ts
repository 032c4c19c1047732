import { z } from 'zod';
import { currencyOf } from './currencies.ts';
import type { AccountCountry } from './settings.ts';

/** The means of payment that are simulated. */
export const methodName = z.enum(['card', 'bizum', 'oxxo']);

export type MethodName = z.output<typeof methodName>;

const OF_COUNTRY: Readonly<Record<AccountCountry, readonly MethodName[]>> = {
  ES: ['card', 'bizum'],
  MX: ['card', 'oxxo'],
};

const MOST_OXXO = 1_000_000;

/**
 * Returns the means that a page offers: those of the account's country for the currency and the amount, of them the allowed
 * ones, without the excluded ones.
 */
export function offeredMethods(
  country: AccountCountry,
  { currency, amount }: { readonly currency: string; readonly amount: number },
  {
    allowed,
    excluded = [],
  }: { readonly allowed?: readonly MethodName[] | undefined; readonly excluded?: readonly MethodName[] | undefined },
): MethodName[] {
  const own = currency === currencyOf(country) ? OF_COUNTRY[country] : (['card'] as const);
  return own.filter((name) => {
    const isPossible = name !== 'oxxo' || amount <= MOST_OXXO;
    return isPossible && !excluded.includes(name) && (allowed === undefined || allowed.includes(name));
  });
}
