import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbedded } from '#platform/database/embedded.ts';
import { clearDeadRuns, runFolder } from './database.folders.ts';
import { ensureTemplate } from './database.template.ts';

const cacheFolder = join(import.meta.dirname, '../.cache/test-database');

/**
 * Starts an embedded server for one run, in its own temporary folder, so that runs are independent. Its cluster is a
 * copy of one cached in .cache with the template in it; the template's name changes with the migrations.
 */
export async function startTestServer(template: string) {
  await clearDeadRuns();
  const dataDir = runFolder();
  // Named anew with the way of making it: the passwords in it are hashed by the server's settings for tests.
  const cached = join(cacheFolder, `${template}_quick`);
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

/** Another run may have cached the same one meanwhile. Older templates are deleted. */
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

/** Under root the files belong to the server's user, and Node's copy would not preserve that. */
function copyCluster(from: string, to: string): void {
  execFileSync('cp', ['-Rp', from, to]);
}
