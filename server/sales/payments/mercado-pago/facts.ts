import { providerTitles } from '#contract/sales/payments/providers.ts';
import type { PaymentProvider, ProviderConnection } from '#server/core/context/payment-provider.ts';
import { leastAmount, worksIn } from './sites.ts';
import { notices } from '#contract/sales/payments/notices.ts';
import type { OwnerSettings } from '#contract/core/settings/owner-settings.ts';
import type { CountryCode } from '#contract/core/countries/country.ts';
import type { ProviderName } from '#contract/sales/payments/providers.ts';

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
