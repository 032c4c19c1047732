import { onTestFinished } from 'vitest';
import { sandboxControl } from '../../sandbox/control.ts';
import { startSandbox, type SandboxOptions } from '../../sandbox/sandbox.ts';
import { apiCaller } from './api-caller.ts';

export const ACCESS_TOKEN = 'TEST-8812-112026-abcdef-470033';
export const WEBHOOK_SECRET = 'secreto-de-avisos';
export const CONTROL_TOKEN = 'clave-de-control';

/** Opens a sandbox on a free port, with clients for its API and its control. */
export async function openSandbox(options: Partial<SandboxOptions> = {}) {
  const running = await startSandbox({
    port: 0,
    file: ':memory:',
    accessToken: ACCESS_TOKEN,
    webhookSecret: WEBHOOK_SECRET,
    controlToken: CONTROL_TOKEN,
    allowHttpLocalhost: true,
    ...options,
  });
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (isOpen) await running.close();
    isOpen = false;
  };
  onTestFinished(close);
  return { ...running, close, ...clientsFor(running.url) };
}

export function clientsFor(url: string) {
  return { ...apiCaller(url, ACCESS_TOKEN), control: sandboxControl(url, CONTROL_TOKEN) };
}

export type TestSandbox = Awaited<ReturnType<typeof openSandbox>>;
