import type { OwnerSettings } from '#contract/core/settings/owner-settings.ts';
import type { Settings } from '#server/core/context/settings.ts';
import { unconnected, type Adapter } from '../adapter.ts';
import { accessOf, environment, realApi, secretsIn } from './environment.ts';
import { facts } from './facts.ts';
import { refuseRealKey } from './refuse-real-key.service.ts';
import { createStripe } from './stripe.service.ts';
import { tryAccount } from './try-account.ts';

/** Stripe Checkout. */
export const stripe: Adapter = {
  environment,
  open({ settings, owner }) {
    const options = providerOf(settings, owner);
    if (options.secretKey !== '') return createStripe(options);
    const { apiUrl } = options;
    return { ...facts, ...unconnected, tryAccount: (secretKey: string) => tryAccount({ apiUrl, secretKey }) };
  },
  isPreferred: ({ cards }) => cards.isPreferred,
  payHosts: payHostsOf,
  refuseStart: refuseRealKey,
};

/** How the shop reaches the provider by the owner's settings. */
function providerOf(settings: Settings, { cards, selling }: OwnerSettings) {
  return {
    apiUrl: accessOf(settings).apiUrl,
    secretKey: cards.secretKey,
    webhookSecrets: secretsIn(cards.endpointSecret),
    publicUrl: settings.publicUrl,
    excludedTypes: selling.excludedMeans,
    statementDescriptor: selling.statementDescriptor,
  };
}

/** Where a buyer is sent to pay: what stands in for the provider shows its pages itself. */
function payHostsOf(settings: Settings): string[] {
  const { apiUrl } = accessOf(settings);
  return apiUrl === realApi ? ['https://checkout.stripe.com'] : [new URL(apiUrl).origin];
}
