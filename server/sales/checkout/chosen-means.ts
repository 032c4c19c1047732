import type { Output } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { DeliveryKind } from '#contract/delivery/delivery.ts';
import type { AskedMeans, checkout } from '#contract/sales/checkout/checkout.ts';
import { meansFor, offeredMeans, type MeansOffer } from '#contract/sales/payments/means-offers.ts';
import type { Context } from '#server/core/context/context.ts';
import { pageAddresses } from '#contract/core/shop/page-addresses.ts';
import { inRequestLanguage } from '#server/core/context/request-language.ts';
import { payingLinkOf } from '../orders/buyer.service.ts';
import type { OrderRow } from '../orders/order-state.service.ts';

type Needs = Pick<Context, 'ownerSettings' | 'providers'>;

/** How a purchase can be paid. */
export function paymentMeans({ ownerSettings, providers }: Needs): Promise<Output<typeof checkout.means>> {
  return Promise.resolve({
    isProviderOffered: providers.offered.isConnected,
    isGuestAllowed: ownerSettings.current().selling.guestCheckout,
    taxDocuments: ownerSettings.current().selling.taxDocuments,
    offers: offeredMeans(ownerSettings.current()),
  });
}

/**
 * Returns the means without a provider by which a purchase is paid that reaches its buyer so; undefined for one that is paid at the
 * provider. Throws `means_unavailable` for one that is not offered, or not to such a purchase, and if a shop without a provider
 * leaves a choice that was not made.
 */
export function chosenMeans(
  { ownerSettings, providers }: Needs,
  kind: DeliveryKind,
  asked: AskedMeans,
): MeansOffer | undefined {
  if (asked === 'provider') return undefined;
  const offers = meansFor(offeredMeans(ownerSettings.current()), kind);
  // Without any means the provider says why it makes no page.
  if (asked === undefined && (providers.offered.isConnected || offers.length === 0)) return undefined;
  const fitting = asked === undefined ? offers : offers.filter(({ means }) => means === asked);
  const [only, ...others] = fitting;
  if (!only || others.length > 0) throw new ShopError('means_unavailable');
  return only;
}

/** The page that tells a buyer how an order is paid that no provider is asked about: in the language that they read. */
export function handOrderPath(order: OrderRow): string {
  const link = payingLinkOf(order);
  if (link !== undefined) return inRequestLanguage(`${link}?collection_status=pending`);
  // Not null: that would say that its buyer gave up.
  return inRequestLanguage(`${pageAddresses.currentOrder}?external_reference=${order.reference}&status=pending`);
}
