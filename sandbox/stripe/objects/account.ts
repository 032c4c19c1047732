import type { StripeSettings } from '../values/settings.ts';
import { currencyOf } from '../values/currencies.ts';

/** GET /v1/account: whose the secret key is. */
export function accountBody({ country }: StripeSettings) {
  return {
    id: `acct_1SIMULATOR${country}`,
    object: 'account',
    business_profile: { name: `Tienda de prueba ${country}`, support_email: null, url: null },
    capabilities: {
      card_payments: 'active',
      transfers: 'active',
      ...(country === 'ES' ? { bizum_payments: 'active' } : { oxxo_payments: 'active' }),
    },
    charges_enabled: true,
    country,
    default_currency: currencyOf(country),
    details_submitted: true,
    email: 'tienda@example.com',
    metadata: {},
    payouts_enabled: true,
    settings: { dashboard: { display_name: `Tienda de prueba ${country}`, timezone: 'Etc/UTC' } },
    type: 'standard',
  };
}
