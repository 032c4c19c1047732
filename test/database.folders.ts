import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postmasterNote } from '#platform/database/postmaster-file.ts';
import { processBirth } from '#platform/database/process-identity.ts';
import { endServer } from '#platform/database/running-server.ts';

const prefix = 'percha-test-';

/** A temporary folder that says whose it is, so that a later run can clear it away should this process be killed. */
export function runFolder(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`)));
}

/** What runs that were killed left behind: their folder and, for a while, their server. */
export async function clearDeadRuns(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const pid = Number(name.slice(prefix.length).split('-')[0]);
    if (processBirth(pid) !== undefined) continue;
    const folder = join(realpathSync(tmpdir()), name, 'postgres');
    const server = postmasterNote(folder)?.pid;
    if (server !== undefined) await endServer(server, folder, { fast: 2000, immediate: 2000 });
    rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}
