import type { PaymentProvider, ProviderPayment } from '#server/core/context/payment-provider.ts';

/**
 * All payments that a provider knows of an order. `told` is a payment that somebody spoke of, by its id or as the provider
 * has just answered it: it counts by itself too, because the provider's search may lag behind. A payment of another order
 * is left out. Throws ProviderUnavailable.
 */
export async function askProvider(
  provider: PaymentProvider,
  reference: string,
  told: string | ProviderPayment | undefined,
): Promise<ProviderPayment[]> {
  const [found, one] = await Promise.all([
    provider.findByReference(reference),
    typeof told === 'string' ? provider.find(told) : told,
  ]);
  const newest = new Map<string, ProviderPayment>();
  for (const payment of one ? [...found, one] : found) {
    const known = newest.get(payment.id);
    if (payment.reference !== reference) continue;
    if (!known || known.updatedAt <= payment.updatedAt) newest.set(payment.id, payment);
  }
  return [...newest.values()];
}
