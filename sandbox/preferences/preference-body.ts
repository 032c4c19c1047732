import { centsFrom, decimalOf } from '../values/cents.ts';
import { currencyOf, siteOf } from '../values/currency.ts';
import { providerDate } from '../values/provider-date.ts';
import type { Settings } from '../values/settings.ts';
import type { Preference } from './preference-store.ts';

/** Returns a preference as the API shows it: the request, and the fields that the provider adds. */
export function preferenceBody(preference: Preference, settings: Settings) {
  const { body } = preference;
  const payPage = `${settings.publicUrl}/checkout/v1/redirect?pref_id=${preference.id}`;
  return {
    ...body,
    items: body.items.map((item) => ({
      ...item,
      currency_id: item.currency_id ?? currencyOf(body),
      unit_price: decimalOf(centsFrom(item.unit_price) ?? 0),
    })),
    auto_return: body.auto_return ?? '',
    binary_mode: body.binary_mode ?? false,
    expires: body.expires ?? false,
    external_reference: body.external_reference ?? '',
    notification_url: body.notification_url ?? null,
    metadata: body.metadata ?? {},
    id: preference.id,
    client_id: settings.clientId,
    collector_id: settings.collectorId,
    date_created: providerDate(preference.createdAt),
    last_updated: providerDate(preference.updatedAt),
    init_point: payPage,
    sandbox_init_point: payPage,
    marketplace: 'NONE',
    operation_type: 'regular_payment',
    preference_expired: validityOf(preference, settings.clock()) === 'expired',
    site_id: siteOf(currencyOf(body)),
  };
}

/** Returns one row of GET /checkout/preferences/search. */
export function preferenceSummary(preference: Preference, settings: Settings) {
  const { body } = preference;
  return {
    id: preference.id,
    client_id: settings.clientId,
    collector_id: settings.collectorId,
    date_created: providerDate(preference.createdAt),
    expires: body.expires ?? false,
    expiration_date_from: body.expiration_date_from ?? null,
    expiration_date_to: body.expiration_date_to ?? null,
    external_reference: body.external_reference ?? '',
    items: body.items.map((item) => item.title),
    last_updated: providerDate(preference.updatedAt),
    live_mode: false,
    marketplace: 'NONE',
    operation_type: 'regular_payment',
    payer_email: body.payer?.email ?? '',
    site_id: siteOf(currencyOf(body)),
  };
}

/** Returns whether a preference can be paid now; its two dates count only when `expires` is true. */
export function validityOf(preference: Preference, now: number): 'open' | 'expired' | 'not_yet' {
  const { expires, expiration_date_from: from, expiration_date_to: to } = preference.body;
  if (!expires) return 'open';
  if (to && Date.parse(to) <= now) return 'expired';
  return from && Date.parse(from) > now ? 'not_yet' : 'open';
}
