import type { CountryCode } from '#contract/core/countries/country.ts';
import { notices } from '#contract/sales/payments/notices.ts';
import type { ProviderConnection } from '#server/core/context/payment-provider.ts';
import { worksIn } from './countries.ts';
import { providerName } from './provider-name.ts';

/** Returns how an account of a country is connected: at the same panel everywhere; null where there are no accounts. */
export function connectionIn(code: CountryCode): ProviderConnection | null {
  if (!worksIn(code)) return null;
  return {
    guide: 'endpoint',
    panelUrl: 'https://dashboard.stripe.com/webhooks',
    noticePath: notices[providerName].path,
    events: ['pages', 'payments', 'refunds', 'chargebacks', 'fraud'],
  };
}
