import { isDatabaseAway } from '#server/database/database-away.ts';
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
    process.stderr.write(`${refusalOf(error)}\n`);
    process.exit(1);
  }
}

/** The one line of a start that cannot be. Throws what nobody expected. */
function refusalOf(error: unknown): string {
  if (error instanceof StartRefused || error instanceof SettingsError) return error.message;
  if (isDatabaseAway(error)) return 'La base de datos dejó de responder mientras la tienda abría. Vuelva a intentarlo.';
  throw error;
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
