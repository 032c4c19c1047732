import { countryOf } from '#contract/core/countries/countries.ts';
import type { OwnerSettings } from '#contract/core/settings/owner-settings.ts';
import { credentialIn } from '#server/core/context/provider-account.ts';
import type { PaymentProvider } from '#server/core/context/payment-provider.ts';

/** A provider that is asked for instalments. */
type Asking = PaymentProvider & Required<Pick<PaymentProvider, 'plans'>>;

/** True if the owner tells of instalments, and the provider of new orders has some. */
export function asks({ payment }: OwnerSettings, provider: PaymentProvider): provider is Asking {
  const isTold = payment.instalmentsShown !== 'nowhere' && payment.mostInstalments > 1;
  return isTold && provider.isConnected && provider.plans !== undefined;
}

/** Returns one text for all on which the answers of a provider depend. */
export function accountIn(owner: OwnerSettings, provider: PaymentProvider): string {
  const { country, selling, payment } = owner;
  return JSON.stringify([
    provider.name,
    credentialIn(owner, provider),
    country.country,
    selling.excludedMeans,
    payment.interface,
    payment.freeInstalments,
  ]);
}

/** The currency of the shop's country. */
export function currencyOf({ country }: OwnerSettings): string {
  return countryOf(country.country).currency;
}
