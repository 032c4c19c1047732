import type { OwnerSettings } from '#contract/core/settings/owner-settings.ts';
import type { Database } from '#platform/database/database.ts';
import { paymentProviders, ProviderUnavailable } from '#server/core/context/payment-provider.ts';
import type { PaymentProvider, PaymentProviders } from '#server/core/context/payment-provider.ts';
import type { Settings } from '#server/core/context/settings.ts';
import { handProvider } from '../by-hand/hand-provider.service.ts';
import { createMercadoPago } from './mercado-pago.service.ts';
import { facts } from './facts.ts';
import { providerOf } from './provider-settings.service.ts';
import type { Secrets } from './provider-settings.service.ts';
import { tryAccount } from './try-account.ts';

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
    const from = ownerSettings.current();
    if (made?.from !== from) {
      const options = providerOf(settings, secrets, from);
      const offered = options.accessToken === '' ? unconnected(options.apiUrl) : createMercadoPago(options);
      made = { from, providers: paymentProviders(offered, byHand) };
    }
    return made.providers;
  };
}

const refuse = () => Promise.reject(new ProviderUnavailable('no account is connected'));

/** A shop that has no account yet can take no payment. */
const unconnected = (apiUrl: string): PaymentProvider => ({
  ...facts,
  start: refuse,
  close: refuse,
  find: refuse,
  findByReference: refuse,
  findBySubject: refuse,
  refund: refuse,
  parseNotice: () => ({ kind: 'forged' }),
  isConnected: false,
  tryAccount: (accessToken) => tryAccount({ apiUrl, accessToken }),
});
