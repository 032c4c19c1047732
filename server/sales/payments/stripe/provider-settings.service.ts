import type { OwnerSettings } from '#contract/core/settings/owner-settings.ts';
import type { Settings } from '#server/core/context/settings.ts';
import { accessOf, realApi, secretsIn } from './environment.ts';

/** How the shop reaches the provider by the owner's settings. */
export function providerOf(settings: Settings, { cards, selling }: OwnerSettings) {
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
export function payHostsOf(settings: Settings): string[] {
  const { apiUrl } = accessOf(settings);
  return apiUrl === realApi ? ['https://checkout.stripe.com'] : [new URL(apiUrl).origin];
}
