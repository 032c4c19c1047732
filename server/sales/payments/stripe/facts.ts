import { providerTitles, type ProviderName } from '#contract/sales/payments/providers.ts';
import type { PaymentProvider, ProviderConnection } from '#server/core/context/payment-provider.ts';
import { notices } from '#contract/sales/payments/notices.ts';
import { countryOf } from '#contract/core/countries/countries.ts';
import { countryCodes, type CountryCode } from '#contract/core/countries/country.ts';
import { fromDecimal, moneyOf, type Money } from '#contract/core/money/money.ts';

/** What the rows of this provider are marked with. */
export const providerName = 'stripe' satisfies ProviderName;

/** What is true of the provider with an account and without. */
export const facts = {
  name: providerName,
  title: providerTitles[providerName],
  account: { group: 'cards', credential: 'secretKey', secret: 'endpointSecret' },
  worksIn,
  leastAmount,
  connectionIn,
  // A page takes one payment.
  mostParts: 1,
  refundableDays: 180,
  hasPayouts: true,
} as const satisfies Partial<PaymentProvider>;

/** Returns how an account of a country is connected: at the same panel everywhere; null where there are no accounts. */
function connectionIn(code: CountryCode): ProviderConnection | null {
  if (!worksIn(code)) return null;
  return {
    guide: 'endpoint',
    panelUrl: 'https://dashboard.stripe.com/webhooks',
    noticePath: notices[providerName].path,
    events: ['pages', 'payments', 'refunds', 'chargebacks', 'fraud'],
  };
}

/**
 * Where a shop can have an account (stripe.com/global), and the least amount that it takes in the main unit of the currency
 * (docs.stripe.com/currencies, "Minimum and maximum charge amounts"). It has no accounts in the other countries.
 */
const least: Readonly<Partial<Record<CountryCode, number>>> = { ES: 0.5, MX: 10 };

/** True if a shop of a country can have an account. */
function worksIn(code: CountryCode): boolean {
  return least[code] !== undefined;
}

/** Returns the country of an account; one in which no shop can be stays as it is written. */
export function homeOf(country: string): string {
  return countryCodes.find((code) => code === country) ?? country;
}

/** Returns the least amount of a currency; one of the smallest unit if it is not known. */
function leastAmount(currency: string): Money {
  const code = countryCodes.find((one) => worksIn(one) && countryOf(one).currency === currency);
  const amount = code && least[code];
  return amount === undefined ? moneyOf(1, currency) : fromDecimal(amount, currency);
}
