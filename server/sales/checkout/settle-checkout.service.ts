import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Services } from '#server/core/context/context.ts';
import type { OrderRow } from '../orders/order-state.service.ts';
import { applyPayments, type Applied } from '../payments/apply-payment.service.ts';
import type { Occasion } from '../payments/apply-news.service.ts';
import { ProviderUnavailable } from '#server/core/context/payment-provider.ts';
import { closePage } from './payment-page.service.ts';

/**
 * Asks the provider about a buyer's order, and when the order has ended without money, closes its payment page too: the
 * buyer has left it. Throws `provider_unavailable`, with nothing changed.
 */
export async function settleCheckout(
  services: Services,
  order: OrderRow,
  occasion: Occasion,
): Promise<Applied | undefined> {
  const applied = await applyPayments(services, order.reference, occasion).catch((error: unknown) => {
    throw error instanceof ProviderUnavailable ? new ShopError('provider_unavailable') : error;
  });
  if (applied?.status === 'failure' || applied?.status === 'rejected') await closePage(services, applied.session);
  return applied;
}
