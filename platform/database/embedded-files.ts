import { existsSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const clusterIn = (dataDir: string) => join(dataDir, 'postgres');

/** Returns true if a data folder has an embedded database, running or not. */
export const hasEmbedded = (dataDir: string): boolean => existsSync(clusterIn(dataDir));

/** Removes the embedded database of a data folder, which is not running, with its log. */
export function removeEmbedded(dataDir: string): void {
  const cluster = clusterIn(dataDir);
  // Its files are elsewhere below a folder that is closed to the server's user.
  const files = existsSync(cluster) ? [realpathSync(cluster)] : [];
  const logFile = join(dataDir, 'postgres.log');
  for (const path of [...files, cluster, logFile, `${logFile}.1`]) rmSync(path, { recursive: true, force: true });
}
