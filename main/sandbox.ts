import { join } from 'node:path';
import type { demoPayments } from '#demo/orders/demo-payments.ts';
import { forkServer } from '#platform/lifecycle/fork-server.ts';
import type { Settings } from '#server/context/settings.ts';

type Secrets = { readonly accessToken: string; readonly webhookSecret: string };

type Past = Awaited<ReturnType<typeof demoPayments>>;

/** Starts the payment simulator, which knows the past payments, as a process of its own. Throws StartRefused when it cannot listen. */
export function startSandbox(
  { sandboxPort, sandboxUrl, sandboxPanelKey, host, dataDir }: Settings,
  secrets: Secrets,
  past: Past,
) {
  return forkServer({
    entry: join(import.meta.dirname, '..', 'sandbox', 'main.ts'),
    env: {
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_HOST: host,
      SANDBOX_PUBLIC_URL: sandboxUrl,
      SANDBOX_FILE: join(dataDir, 'sandbox.sqlite'),
      SANDBOX_ACCESS_TOKEN: secrets.accessToken,
      SANDBOX_WEBHOOK_SECRET: secrets.webhookSecret,
      SANDBOX_ALLOW_HTTP_LOCALHOST: '1',
      SANDBOX_PAST_PAYMENTS: JSON.stringify(past),
      ...(sandboxPanelKey && { SANDBOX_CONTROL_TOKEN: sandboxPanelKey }),
    },
    host,
    port: sandboxPort,
    refusals: {
      failed: 'El simulador de pagos no pudo arrancar.',
      portTaken: `El puerto ${sandboxPort} del simulador de pagos ya está en uso: elija otro con SANDBOX_PORT.`,
    },
  });
}
