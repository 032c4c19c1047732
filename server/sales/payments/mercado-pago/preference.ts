import { presentCountry } from '#contract/core/countries/countries.ts';
import { sum, times, toDecimal } from '#contract/core/money/money.ts';
import { mostInstalments } from '#contract/core/settings/payment-settings.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import type { CheckoutRequest } from '#server/core/context/payment-provider.ts';
import { idTypeIn } from './facts.ts';

export type ShopAddresses = {
  /** The shop as the buyer's browser reaches it. */
  readonly publicUrl: string;
  /** Where the provider sends its notices. */
  readonly notificationUrl: string;
  /** The provider's API. */
  readonly apiUrl: string;
  /** Means of payment that are not offered. */
  readonly excludedTypes?: readonly string[];
  /** In how many instalments at most buyers pay; as many as the provider offers without it. */
  readonly mostInstalments?: number;
  /** In which numbers of instalments the owner pays the interest. */
  readonly freeInstalments?: readonly number[];
  /** What the statement of a card says, 13 characters at most; '' for what the provider says. */
  readonly statementDescriptor?: string;
};

/**
 * The body of POST /checkout/preferences. Shipping goes as an item of its own: the provider leaves its own shipping
 * field out of a payment's amount, and the amount has to be the order's total.
 */
export function preferenceBody(request: CheckoutRequest, addresses: ShopAddresses) {
  const back = `${addresses.publicUrl}${request.returnPath}`;
  return {
    items: itemsOf(request, addresses),
    payer: { ...(request.email !== null && { email: request.email }), ...payerOf(request.payer) },
    back_urls: { success: back, pending: back, failure: back },
    ...(isReachable(addresses) ? { auto_return: 'approved', notification_url: addresses.notificationUrl } : {}),
    external_reference: request.reference,
    expires: true,
    expiration_date_to: providerDate(request.expiresAt),
    // Of a ticket or a transfer; without it the provider waits for 30 days.
    date_of_expiration: providerDate(request.payUntil),
    ...meansOf(addresses),
    ...(addresses.statementDescriptor && { statement_descriptor: addresses.statementDescriptor }),
  };
}

/** Which means are offered, if not all of them with all of their instalments. */
function meansOf({ excludedTypes = [], mostInstalments: most = mostInstalments }: ShopAddresses) {
  const chosen = {
    ...(excludedTypes.length > 0 && { excluded_payment_types: excludedTypes.map((id) => ({ id })) }),
    ...(most < mostInstalments && { installments: most }),
  };
  return Object.keys(chosen).length > 0 ? { payment_methods: chosen } : {};
}

/**
 * The real provider refuses a checkout that names plain http addresses here. A shop on a developer's machine that
 * tries it out goes without: the buyer returns by the button, and the poller asks.
 */
export function isReachable({ publicUrl, apiUrl }: ShopAddresses): boolean {
  return publicUrl.startsWith('https:') || apiUrl.startsWith('http:');
}

/** Who pays, as far as the shop knows it: the provider refuses fewer payments of people who are described. */
export function payerOf(payer: CheckoutRequest['payer']) {
  if (!payer) return {};
  const { name, surname, dni, phone, address } = payer;
  const idType = idTypeIn(presentCountry().code);
  return {
    ...(name && { name }),
    ...(surname && { surname }),
    ...(dni && idType !== null && { identification: { type: idType, number: dni } }),
    ...(phone && { phone: { number: phone } }),
    ...(address && {
      address: {
        ...(address.postalCode !== '' && { zip_code: address.postalCode }),
        street_name: address.street,
        street_number: address.number,
      },
    }),
  };
}

function itemsOf(request: CheckoutRequest, addresses: ShopAddresses) {
  return soldItems(request, addresses).map(({ unitPrice, category, picture, ...item }, place) => ({
    id: String(place + 1),
    ...item,
    category_id: category,
    ...picture,
    currency_id: unitPrice.currency,
    unit_price: toDecimal(unitPrice),
  }));
}

/** What is paid, as both interfaces name it. Free items are left out: the provider refuses a price of 0, and they change no total. */
export function soldItems(request: CheckoutRequest, { publicUrl }: ShopAddresses) {
  const { shipping } = request;
  const sent = { title: shipping.title, quantity: 1, unitPrice: shipping.price, category: 'services' };
  return [...goodsOf(request).map((line) => ({ ...line, category: 'fashion' })), sent]
    .filter((item) => item.unitPrice.minor > 0)
    .map(({ title, quantity, unitPrice, category, ...item }) => ({
      title: title.slice(0, 250),
      quantity,
      unitPrice,
      category,
      picture: 'picture' in item && item.picture !== undefined ? { picture_url: `${publicUrl}${item.picture}` } : {},
    }));
}

/** A price cannot be negative there, so goods with a discount go as one item, which says first what the discount is. */
function goodsOf({ lines, discount, discountTitle = '' }: CheckoutRequest): CheckoutRequest['lines'] {
  if (discount.minor === 0) return lines;
  const full = lines.map(({ unitPrice, quantity }) => times(unitPrice, quantity));
  const titles = lines.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ');
  const title = discountTitle === '' ? titles : `${discountTitle} · ${titles}`;
  return [{ title, quantity: 1, unitPrice: sum(times(discount, -1), ...full), picture: lines[0]?.picture }];
}

/** Any moment that has passed: a preference that ended then takes no payment. */
export const closedBody = { expires: true, expiration_date_to: '2020-01-01T00:00:00.000+00:00' } as const;

/** The provider writes and reads moments with an offset, not with a Z. */
function providerDate(at: Date): string {
  return shopMoment(at);
}
