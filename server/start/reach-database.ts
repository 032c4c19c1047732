import { dataFolderHolder } from '#platform/database/data-folder-lock.ts';
import { embeddedUrl, startEmbedded } from '#platform/database/embedded.ts';
import { hasEmbedded } from '#platform/database/embedded-files.ts';
import { StartRefused } from '#platform/process/start-refused.ts';
import type { Settings } from '#server/core/context/settings.ts';

class NoShopHere extends StartRefused {}

/** Returns the address of the shop's database, for a command of operators. The included server is started if it does not run. Throws NoShopHere. */
export async function reachDatabase({ databaseUrl, dataDir }: Settings) {
  const nothing = async () => undefined;
  if (databaseUrl !== undefined) return { address: databaseUrl, close: nothing };
  const running = dataFolderHolder(dataDir) === undefined ? undefined : embeddedUrl(dataDir);
  if (running !== undefined) return { address: running, close: nothing };
  if (!hasEmbedded(dataDir)) throw new NoShopHere(`No hay una tienda en ${dataDir}: revise DATA_DIR.`);
  const embedded = await startEmbedded({ dataDir, log: () => undefined });
  return { address: embedded.url, close: embedded.stop };
}
