import { chmodSync, mkdirSync } from 'node:fs';
import { EmbeddedFailure, reasonOf } from './embedded-failure.ts';

const folder = '/var/lib/percha';

/**
 * Returns the folder for files that the server's user must reach when the shop runs as root in a folder closed to
 * others (as /root). Unlike a temporary folder it survives a restart of the machine.
 */
export function sharedFolder(): string {
  try {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o755);
    return folder;
  } catch (error) {
    throw new EmbeddedFailure(`No se puede usar ${folder}: ${reasonOf(error)}. Indique DATA_DIR o DATABASE_URL.`);
  }
}
