import { join } from 'node:path';
import { notices } from '#contract/sales/payments/notices.ts';
import type { OwnerSettings } from '#contract/core/settings/owner-settings.ts';
import { isSimulated, type Settings } from '#server/core/context/settings.ts';
import type { Secrets } from '../adapter.ts';
import { accessOf, realApi, secretsIn } from './environment.ts';
import { providerName } from './facts.ts';

const realPayHosts = ['com', 'com.ar', 'com.mx', 'cl', 'com.co', 'com.uy', 'com.pe'].map(
  (country) => `https://*.mercadopago.${country}`,
);

const notificationUrlOf = ({ publicUrl, apiBase }: Settings) =>
  `${publicUrl}${apiBase}${notices[providerName].path}?source_news=webhooks`;

/** How the shop reaches the provider by the owner's settings, or the sandbox where payments are simulated. */
export function providerOf(settings: Settings, secrets: Secrets, { payment, selling }: OwnerSettings) {
  const { mode, publicUrl, sandboxPort } = settings;
  const account = isSimulated(settings)
    ? { ...secrets, apiUrl: `http://127.0.0.1:${sandboxPort}` }
    : { ...payment, apiUrl: accessOf(settings).apiUrl };
  return {
    isLive: mode === 'live',
    excludedTypes: selling.excludedMeans,
    interface: payment.interface,
    mostInstalments: payment.mostInstalments,
    freeInstalments: payment.interface === 'orders' ? payment.freeInstalments.map(Number) : [],
    statementDescriptor: selling.statementDescriptor,
    publicUrl,
    notificationUrl: notificationUrlOf(settings),
    apiUrl: account.apiUrl,
    accessToken: account.accessToken,
    webhookSecrets: secretsIn(account.webhookSecret),
  };
}

/** Where a buyer is sent to pay: what stands in for the provider shows its pages itself. */
export function payHostsOf(settings: Settings): string[] {
  if (isSimulated(settings)) return [settings.sandboxUrl];
  const { apiUrl } = accessOf(settings);
  return apiUrl === realApi ? realPayHosts : [new URL(apiUrl).origin];
}

/** Returns the environment of the sandbox's own process, which knows these payments that were made before. */
export function sandboxEnvironment(
  settings: Settings,
  secrets: Secrets,
  past: readonly Readonly<Record<string, string | number | null>>[],
): Record<string, string> {
  const { sandboxPort, sandboxUrl, sandboxPanelKey, host, dataDir } = settings;
  const notification_url = notificationUrlOf(settings);
  return {
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_HOST: host,
    SANDBOX_PUBLIC_URL: sandboxUrl,
    SANDBOX_FILE: join(dataDir, 'sandbox.sqlite'),
    SANDBOX_NOTICE_URL: notification_url,
    SANDBOX_ACCESS_TOKEN: secrets.accessToken,
    SANDBOX_WEBHOOK_SECRET: secrets.webhookSecret,
    SANDBOX_ALLOW_HTTP_LOCALHOST: '1',
    SANDBOX_PAST_PAYMENTS: JSON.stringify(past.map((payment) => ({ ...payment, notification_url }))),
    ...(sandboxPanelKey && { SANDBOX_CONTROL_TOKEN: sandboxPanelKey }),
  };
}
