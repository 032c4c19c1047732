import { restartable } from '#platform/lifecycle/restartable.ts';
import { runProcess } from '#platform/lifecycle/run-process.ts';
import { readShopSettings } from '#server/start/shop-settings.ts';
import type { OpenFront } from './front.ts';
import { openShop } from './open-shop.ts';

/** Runs the shop with the settings of an environment until it gets a stop signal. */
export function runShop(env: NodeJS.ProcessEnv, openFront: OpenFront): Promise<void> {
  const openOnce = (signal: AbortSignal) => (restart: () => void) =>
    openShop(readShopSettings(env), openFront, { signal, restart });
  return runProcess((signal) => restartable(openOnce(signal)), 'Cerrando la tienda…');
}
