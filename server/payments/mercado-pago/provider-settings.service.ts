import type { Settings } from '../../context/settings.ts';

/** What the shop and its own payment sandbox know of each other: made anew at each start. */
type Secrets = { readonly accessToken: string; readonly webhookSecret: string };

const realProvider = 'https://api.mercadopago.com';
const realPayHosts = ['https://*.mercadopago.com', 'https://*.mercadopago.com.ar'];

/** The settings of a shop whose payments are simulated. */
export function withSandbox(settings: Settings, { accessToken, webhookSecret }: Secrets): Settings {
  return { ...settings, provider: { ...ownSecrets({ accessToken, webhookSecret }), apiUrl: settings.sandboxUrl } };
}

const ownSecrets = ({ accessToken, webhookSecret }: Secrets) => ({ accessToken, webhookSecrets: [webhookSecret] });

/** How the shop reaches the provider, or the sandbox where there is no token for one. */
export function providerOf(settings: Settings, secrets: Secrets) {
  const { mode, provider, publicUrl, apiBase, sandboxPort, excludedPaymentTypes } = settings;
  return {
    isLive: mode === 'live',
    excludedTypes: excludedPaymentTypes,
    publicUrl,
    notificationUrl: `${publicUrl}${apiBase}/mercadopago/webhook?source_news=webhooks`,
    ...(provider.accessToken
      ? { ...provider, accessToken: provider.accessToken }
      : { apiUrl: `http://127.0.0.1:${sandboxPort}`, ...ownSecrets(secrets) }),
  };
}

/** Where a buyer is sent to pay: what stands in for the provider shows its pages itself. */
export function payHostsOf({ provider, sandboxUrl }: Settings): string[] {
  if (!provider.accessToken) return [sandboxUrl];
  return provider.apiUrl === realProvider ? realPayHosts : [new URL(provider.apiUrl).origin];
}
