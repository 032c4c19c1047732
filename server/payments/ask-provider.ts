import type { PaymentProvider, ProviderPayment } from './provider.service.ts';

/**
 * All payments that the provider knows of an order. `told` is the number of a payment that somebody spoke of: it is
 * asked for by itself too, because the provider's search may lag behind. A payment of another order is left out.
 * Throws ProviderUnavailable.
 */
export async function askProvider(
  provider: PaymentProvider,
  reference: string,
  told: number | undefined,
): Promise<ProviderPayment[]> {
  const [found, one] = await Promise.all([
    provider.paymentsOf(reference),
    told === undefined ? undefined : provider.payment(told),
  ]);
  const newest = new Map<number, ProviderPayment>();
  for (const payment of one ? [...found, one] : found) {
    const known = newest.get(payment.id);
    if (payment.reference !== reference) continue;
    if (!known || known.updatedAt <= payment.updatedAt) newest.set(payment.id, payment);
  }
  return [...newest.values()];
}
