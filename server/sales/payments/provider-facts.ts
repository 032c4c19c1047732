import type { PaymentProviders } from '#server/core/context/payment-provider.ts';
import type { MostParts } from './settle.ts';

/**
 * Returns in how many payments a provider lets a total be paid. Of one that was taken out, of which no news come any more,
 * what made up a total still does, in however many.
 */
export function mostPartsOf({ all }: Pick<PaymentProviders, 'all'>): MostParts {
  return (provider) => all.find(({ name }) => name === provider)?.mostParts ?? Infinity;
}

/**
 * Returns for how many days a provider refunds a payment. One that was taken out may be back any day, so its orders are asked
 * about as long as those of any other.
 */
export function refundableDaysOf({ all }: Pick<PaymentProviders, 'all'>, provider: string): number {
  const known = all.find(({ name }) => name === provider)?.refundableDays;
  return known ?? Math.max(...all.map(({ refundableDays }) => refundableDays));
}
