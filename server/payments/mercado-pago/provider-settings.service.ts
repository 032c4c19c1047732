import { join } from 'node:path';
import type { Settings } from '../../context/settings.ts';

/** What the shop and its own payment sandbox know of each other: made anew at each start. */
export type Secrets = { readonly accessToken: string; readonly webhookSecret: string };

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

/** Returns the environment of the sandbox's own process, which knows these payments that were made before. */
export function sandboxEnvironment(
  settings: Settings,
  secrets: Secrets,
  past: readonly Readonly<Record<string, string | number | null>>[],
): Record<string, string> {
  const { sandboxPort, sandboxUrl, sandboxPanelKey, host, dataDir } = settings;
  const notification_url = providerOf(settings, secrets).notificationUrl;
  return {
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_HOST: host,
    SANDBOX_PUBLIC_URL: sandboxUrl,
    SANDBOX_FILE: join(dataDir, 'sandbox.sqlite'),
    SANDBOX_ACCESS_TOKEN: secrets.accessToken,
    SANDBOX_WEBHOOK_SECRET: secrets.webhookSecret,
    SANDBOX_ALLOW_HTTP_LOCALHOST: '1',
    SANDBOX_PAST_PAYMENTS: JSON.stringify(past.map((payment) => ({ ...payment, notification_url }))),
    ...(sandboxPanelKey && { SANDBOX_CONTROL_TOKEN: sandboxPanelKey }),
  };
}
