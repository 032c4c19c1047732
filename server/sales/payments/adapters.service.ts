import type { ProviderName } from '#contract/sales/payments/providers.ts';
import type { Settings } from '#server/core/context/settings.ts';
import type { Adapter, AdapterNeeds, Secrets } from './adapter.ts';
import { mercadoPago } from './mercado-pago/adapter.ts';
import { stripe } from './stripe/adapter.ts';
import type { OwnerSettings } from '#contract/core/settings/owner-settings.ts';
import type { Database } from '#platform/database/database.ts';
import {
  paymentProviders,
  type PaymentProvider,
  type PaymentProviders,
} from '#server/core/context/payment-provider.ts';
import { handProvider } from './by-hand/hand-provider.service.ts';

/** The adapter of each payment provider, those that are preferred for new checkouts first. */
export const adapters = {
  'mercado-pago': mercadoPago,
  stripe,
} as const satisfies Readonly<Record<ProviderName, Adapter>>;

/** What the adapters read from the environment. */
export const providerEnvironments = Object.values(adapters).map(({ environment }) => environment);

type Adapters = readonly Adapter[];

/**
 * Opens all providers by the owner's settings; new checkouts are paid at the first one. First are those with an account, of them
 * the one that the owner prefers, and where none has an account, those that operate in the shop's country: the opening asks for
 * the account of the first.
 */
export function openAdapters(needs: AdapterNeeds, all: Adapters = Object.values(adapters)): PaymentProvider[] {
  const { owner } = needs;
  const { country } = owner.country;
  return all
    .map((adapter) => ({ provider: adapter.open(needs), isPreferred: adapter.isPreferred(owner) }))
    .toSorted(
      (one, other) =>
        Number(other.provider.isConnected) - Number(one.provider.isConnected) ||
        Number(other.isPreferred) - Number(one.isPreferred) ||
        Number(other.provider.worksIn(country)) - Number(one.provider.worksIn(country)),
    )
    .map(({ provider }) => provider);
}

/** Returns the origins of the pages on which buyers pay: also an order of a provider that is not offered any more has its page. */
export function payHostsOf(settings: Settings, all: Adapters = Object.values(adapters)): string[] {
  return [...new Set(all.flatMap(({ payHosts }) => payHosts(settings)))];
}

/** Throws StartRefused where this environment must not speak to one of the providers. */
export async function refuseProviders(settings: Settings, all: Adapters = Object.values(adapters)): Promise<void> {
  for (const { refuseStart } of all) await refuseStart(settings);
}

type Needs = {
  readonly db: Database;
  readonly settings: Settings;
  readonly ownerSettings: { current(): OwnerSettings };
  readonly secrets: Secrets;
};

/** Returns a function that returns the payment providers by the owner's settings: other ones after a change. */
export function ownersProviders({ db, settings, ownerSettings, secrets }: Needs): () => PaymentProviders {
  const byHand = handProvider(db);
  let made: { readonly from: OwnerSettings; readonly providers: PaymentProviders } | undefined;
  return () => {
    const owner = ownerSettings.current();
    if (made?.from !== owner) {
      const [offered = byHand, ...others] = openAdapters({ settings, secrets, owner });
      made = { from: owner, providers: paymentProviders(offered, ...others, byHand) };
    }
    return made.providers;
  };
}
