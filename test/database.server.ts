import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbedded } from '#platform/database/embedded.ts';
import { clearDeadRuns, runFolder } from './database.folders.ts';
import { ensureTemplate } from './database.template.ts';

const cacheFolder = join(import.meta.dirname, '../.cache/test-database');

/**
 * An included server for one run, in a temporary folder of its own: two runs never meet. Its cluster is a copy of one
 * kept in .cache with the template already in it; the template's name changes with the migrations.
 */
export async function startTestServer(template: string) {
  await clearDeadRuns();
  const dataDir = runFolder();
  const cached = join(cacheFolder, template);
  if (!existsSync(cached)) await buildCluster(dataDir, template, cached);
  else copyCluster(cached, join(dataDir, 'postgres'));
  const server = await start(dataDir);
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: server.url, stop };
}

async function buildCluster(dataDir: string, template: string, cached: string): Promise<void> {
  const server = await start(dataDir);
  await ensureTemplate(server.url, template);
  await server.stop();
  const draft = `${cached}.${process.pid}`;
  mkdirSync(cacheFolder, { recursive: true });
  copyCluster(join(dataDir, 'postgres'), draft);
  keep(draft, cached);
}

/** Another run may have kept its own meanwhile, which is the same. Older templates are of no use any more. */
function keep(draft: string, cached: string): void {
  try {
    renameSync(draft, cached);
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
  for (const name of readdirSync(cacheFolder)) {
    const path = join(cacheFolder, name);
    if (!name.includes('.') && path !== cached) rmSync(path, { recursive: true, force: true });
  }
}

function start(dataDir: string) {
  return startEmbedded({ dataDir, fast: true, log: () => undefined });
}

/** Under root the files belong to the server's user, and a copy of ours would not keep that. */
function copyCluster(from: string, to: string): void {
  execFileSync('cp', ['-Rp', from, to]);
}
