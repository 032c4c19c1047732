import { join } from 'node:path';
import { demoPayments } from '#demo/sales/orders/demo-payments.ts';
import type { Database } from '#platform/database/database.ts';
import { forkServer } from '#platform/lifecycle/fork-server.ts';
import { sandboxEnvironment } from '#server/sales/payments/mercado-pago/provider-settings.service.ts';
import type { Settings } from '#server/core/context/settings.ts';

/** Starts the payment simulator, with the demo's payments, as a process of its own. Throws StartRefused if it cannot listen. */
export async function startSandbox(
  settings: Settings,
  secrets: { readonly accessToken: string; readonly webhookSecret: string },
  db: Database,
) {
  const { host, sandboxPort: port } = settings;
  return forkServer({
    entry: join(import.meta.dirname, '..', '..', 'sandbox', 'main.ts'),
    env: sandboxEnvironment(settings, secrets, await demoPayments(db)),
    host,
    port,
    refusals: {
      failed: 'El simulador de pagos no pudo arrancar.',
      portTaken: `El puerto ${port} del simulador de pagos ya está en uso: elija otro con SANDBOX_PORT.`,
    },
  });
}
