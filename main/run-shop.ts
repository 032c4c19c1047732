import { readSettings, SettingsError } from '#server/settings.ts';
import type { OpenFront } from './front.ts';
import { openShop } from './open-shop.ts';
import { StartRefused } from './start-refused.ts';

/** How long stopping may take before the process ends anyway, in ms. */
const stopLimitMs = 10_000;

/** Runs the shop until SIGTERM or SIGINT. A start that cannot be ends with one line and exit code 1. */
export async function runShop(env: NodeJS.ProcessEnv, openFront: OpenFront): Promise<void> {
  try {
    const shop = await openShop(readSettings(env), openFront);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(shop.close));
  } catch (error) {
    if (!(error instanceof StartRefused) && !(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

let isStopping = false;

/** Stops once: a terminal and npm both pass Ctrl+C on, so it arrives twice. */
async function stop(close: () => Promise<void>): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  process.stdout.write('Cerrando la tienda…\n');
  setTimeout(() => process.exit(1), stopLimitMs).unref();
  await close();
  process.exit(0);
}
