import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { postmasterNote } from '#platform/database/postmaster-file.ts';
import { processBirth } from '#platform/database/process-identity.ts';
import { endServer } from '#platform/database/running-server.ts';
import { quickFolder } from './quick-folder.ts';

const prefix = 'percha-test-';

/**
 * Returns a temporary folder with this process's pid in its name, so that a later run can delete it if this process is
 * killed.
 */
export function runFolder(): string {
  return realpathSync(mkdtempSync(join(quickFolder(), `${prefix}${process.pid}-`)));
}

/** Deletes what killed runs left: their folder and, for a while, their server. */
export async function clearDeadRuns(): Promise<void> {
  const place = realpathSync(quickFolder());
  for (const name of readdirSync(place).filter((entry) => entry.startsWith(prefix))) {
    const pid = Number(name.slice(prefix.length).split('-')[0]);
    if (processBirth(pid) !== undefined) continue;
    const folder = join(place, name, 'postgres');
    const server = postmasterNote(folder)?.pid;
    if (server !== undefined) await endServer(server, folder, { fast: 2000, immediate: 2000 });
    rmSync(join(place, name), { recursive: true, force: true });
  }
}
