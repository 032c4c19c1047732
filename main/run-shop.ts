import { readSettings } from '#server/context/settings.ts';
import type { OpenFront } from './front.ts';
import { openShop } from './open-shop.ts';
import { refusalOf } from './refusal.ts';

/** How long stopping may take before the process ends anyway, in ms. What it started ends with it. */
const stopLimitMs = 10_000;

/** A closed terminal (SIGHUP) ends the shop like the others do. */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs the shop until it is told to stop, which may be at any moment of opening: what was started by then is closed. A
 * start that cannot be ends with one line and exit code 1.
 */
export async function runShop(env: NodeJS.ProcessEnv, openFront: OpenFront): Promise<void> {
  const stopping = new AbortController();
  for (const name of stopSignals) process.on(name, () => stop(stopping));
  try {
    const shop = await openShop(readSettings(env), openFront, stopping.signal);
    await toldToStop(stopping.signal);
    await shop.close();
  } catch (error) {
    // What fails while the shop closes half open says nothing of its own.
    if (!stopping.signal.aborted) {
      process.stderr.write(`${refusalOf(error)}\n`);
      process.exit(1);
    }
  }
  process.exit(0);
}

/** Stops once: a terminal and npm both pass Ctrl+C on, so it arrives twice. */
function stop(stopping: AbortController): void {
  if (stopping.signal.aborted) return;
  process.stdout.write('Cerrando la tienda…\n');
  setTimeout(() => process.exit(1), stopLimitMs).unref();
  stopping.abort();
}

async function toldToStop(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise((done) => signal.addEventListener('abort', done, { once: true }));
}
