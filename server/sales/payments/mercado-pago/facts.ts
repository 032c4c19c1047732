import { providerTitles, type ProviderName } from '#contract/sales/payments/providers.ts';
import type { PaymentProvider, ProviderConnection } from '#server/core/context/payment-provider.ts';
import { notices } from '#contract/sales/payments/notices.ts';
import type { OwnerSettings } from '#contract/core/settings/owner-settings.ts';
import { countryOf } from '#contract/core/countries/countries.ts';
import { countryCodes, type CountryCode } from '#contract/core/countries/country.ts';
import { fromDecimal, moneyOf, type Money } from '#contract/core/money/money.ts';

/** What the rows of this provider are marked with. */
export const providerName = 'mercado-pago' satisfies ProviderName;

/** What is true of the provider with an account and without. */
export const facts = {
  name: providerName,
  title: providerTitles[providerName],
  account: { group: 'payment', credential: 'accessToken', secret: 'webhookSecret', triedWith: ['interface'] },
  worksIn,
  leastAmount,
  connectionIn,
  // A buyer may pay with two cards.
  mostParts: 2,
  refundableDays: 180,
} as const satisfies Partial<PaymentProvider>;

/** The provider's own address in each country where it operates. */
const domains: Readonly<Partial<Record<CountryCode, string>>> = {
  AR: 'com.ar',
  MX: 'com.mx',
  CL: 'cl',
  CO: 'com.co',
  UY: 'com.uy',
  PE: 'com.pe',
};

/**
 * Returns how an account of a country is connected, whose new pages are made by an interface; null where the provider does not operate.
 * Pages of the other interface may still be open after a change, so the notices of payments stay selected.
 */
export function connectionIn(
  code: CountryCode,
  by: OwnerSettings['payment']['interface'] = 'classic',
): ProviderConnection | null {
  const domain = domains[code];
  if (domain === undefined) return null;
  return {
    guide: 'application',
    panelUrl: `https://www.mercadopago.${domain}/developers/panel/app`,
    noticePath: notices[providerName].path,
    events: ['payments', 'claims', 'chargebacks', 'fraud', by === 'orders' ? 'wholeOrders' : 'orders'],
  };
}

/**
 * What the provider is in a country: the code of its site, the least amount that it takes by any means, in the main unit of
 * the currency, and what it calls the personal id; null if it takes none.
 */
type Site = { readonly code: string; readonly least: number; readonly idType: string | null };

/**
 * Its sites; null where it does not operate. Sources: GET /sites and GET /v1/identification_types of its API, which has no ids
 * in Mexico; of the least amounts docs.y.uno, 'Mercado Pago Checkout Pro', and support.solidgate.com, 'Mercado Pago', the lower
 * one where they differ.
 */
const sites: Readonly<Record<CountryCode, Site | null>> = {
  AR: { code: 'MLA', least: 1, idType: 'DNI' },
  MX: { code: 'MLM', least: 5, idType: null },
  CL: { code: 'MLC', least: 10, idType: 'RUT' },
  CO: { code: 'MCO', least: 1000, idType: 'CC' },
  UY: { code: 'MLU', least: 1, idType: 'CI' },
  PE: { code: 'MPE', least: 1, idType: 'DNI' },
  ES: null,
};

/** True if the provider operates in a country. */
export function worksIn(code: CountryCode): boolean {
  return sites[code] !== null;
}

/** Returns the country of a site; a site of none in which a shop can be stays as it is written. */
export function homeOf(site: string): string {
  return countryCodes.find((code) => sites[code]?.code === site) ?? site;
}

/** Returns what the provider calls the personal id of a country; null if it takes none. */
export function idTypeIn(code: CountryCode): string | null {
  return sites[code]?.idType ?? null;
}

/** Returns the least amount of a currency that the provider takes by any means; one of the smallest unit if it is not known. */
export function leastAmount(currency: string): Money {
  const code = countryCodes.find((one) => countryOf(one).currency === currency);
  const least = code && sites[code]?.least;
  return least === undefined ? moneyOf(1, currency) : fromDecimal(least, currency);
}

/** The provider's ids of orders and of their payments; the ids of the other interface are never of these forms. */
const order = /^ORD[0-9A-Z]{10,40}$/;
const payment = /^(ORD[0-9A-Z]{10,40})-([\w-]{1,80})$/;

/** True for the id of an order: a page with one is asked about by the Orders API, any other by the Preferences API. */
export function isOrder(id: string): boolean {
  return order.test(id);
}

/** An order's payment can only be found by its order, so its id in the shop names both. */
export function orderPaymentId(ofOrder: string, ofPayment: string): string {
  return `${ofOrder}-${ofPayment}`;
}

/** Returns both parts of such an id; undefined for another. */
export function orderPaymentOf(id: string): { readonly order: string; readonly payment: string } | undefined {
  const [, ofOrder, ofPayment] = payment.exec(id) ?? [];
  return ofOrder !== undefined && ofPayment !== undefined ? { order: ofOrder, payment: ofPayment } : undefined;
}
