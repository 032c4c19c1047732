import { fork } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Settings } from '#server/context/settings.ts';
import { StartRefused } from '#platform/process/start-refused.ts';

const entry = join(import.meta.dirname, '..', 'sandbox', 'main.ts');

type Secrets = { readonly accessToken: string; readonly webhookSecret: string };

/**
 * Starts the payment sandbox as a process of its own, which ends with this one. Throws StartRefused when
 * it cannot listen.
 */
export async function startSandboxProcess(settings: Settings, secrets: Secrets) {
  await refuseTakenPort(settings.sandboxPort, settings.host);
  const child = fork(entry, [], {
    env: {
      SANDBOX_PORT: String(settings.sandboxPort),
      SANDBOX_HOST: settings.host,
      SANDBOX_PUBLIC_URL: settings.sandboxUrl,
      SANDBOX_FILE: join(settings.dataDir, 'sandbox.sqlite'),
      SANDBOX_ACCESS_TOKEN: secrets.accessToken,
      SANDBOX_WEBHOOK_SECRET: secrets.webhookSecret,
      SANDBOX_ALLOW_HTTP_LOCALHOST: '1',
    },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // Its own process group: Ctrl+C reaches the shop, and the shop ends the sandbox after its own last requests.
    detached: true,
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', () => reject(new StartRefused('El simulador de pagos no pudo arrancar.')));
  });
  return {
    async close(): Promise<void> {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function refuseTakenPort(port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      reject(new StartRefused(`El puerto ${port} del simulador de pagos ya está en uso: elija otro con SANDBOX_PORT.`)),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
