import { currency, toDecimal } from '#contract/money.ts';
import { shopMoment } from '#contract/shop-time.ts';
import type { CheckoutRequest } from '../context/payment-provider.ts';

export type ShopAddresses = {
  /** The shop as the buyer's browser reaches it. */
  readonly publicUrl: string;
  /** Where the provider sends its notices. */
  readonly notificationUrl: string;
  /** The provider's API. */
  readonly apiUrl: string;
};

/**
 * The body of POST /checkout/preferences. Shipping goes as an item of its own: the provider leaves its own shipping
 * field out of a payment's amount, and the amount has to be the order's total.
 */
export function preferenceBody(request: CheckoutRequest, addresses: ShopAddresses) {
  const back = `${addresses.publicUrl}/user/orders/actual`;
  return {
    items: itemsOf(request),
    payer: { email: request.email },
    back_urls: { success: back, pending: back, failure: back },
    ...(isReachable(addresses) ? { auto_return: 'approved', notification_url: addresses.notificationUrl } : {}),
    external_reference: request.reference,
    expires: true,
    expiration_date_to: providerDate(request.expiresAt),
    // At most 13 characters appear on a card's statement.
    statement_descriptor: 'PERCHA',
  };
}

/**
 * The real provider refuses a checkout that names plain http addresses here. A shop on a developer's machine that
 * tries it out goes without: the buyer returns by the button, and the poller asks.
 */
function isReachable({ publicUrl, apiUrl }: ShopAddresses): boolean {
  return publicUrl.startsWith('https:') || apiUrl.startsWith('http:');
}

/** Free items are left out: the provider refuses a price of 0, and they change no total. */
function itemsOf({ lines, shipping }: CheckoutRequest) {
  const sent = { title: 'Envío', quantity: 1, unitPrice: shipping };
  return [...lines, sent]
    .filter((item) => item.unitPrice > 0)
    .map((item, place) => ({
      id: String(place + 1),
      title: item.title.slice(0, 250),
      quantity: item.quantity,
      currency_id: currency,
      unit_price: toDecimal(item.unitPrice),
    }));
}

/** Any moment that has passed: a preference that ended then takes no payment. */
export const closedBody = { expires: true, expiration_date_to: '2020-01-01T00:00:00.000+00:00' } as const;

/** The provider writes and reads moments with an offset, not with a Z. */
function providerDate(at: Date): string {
  return shopMoment(at);
}
