import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packFiles } from './pack-files.mjs';
import { mustRun, root, step } from './progress.mjs';

const sources = ['web', 'contract', 'public', 'vite.config.ts', 'react-router.config.ts', 'package-lock.json'];
const stamp = join(root, 'build/stamp');

/** Builds the pages, unless nothing that they are made of has changed since the last time. */
export async function buildFront() {
  const wanted = sourcesHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await step('Construyendo las páginas', async () => {
    rmSync(stamp, { force: true });
    await mustRun('No se pudieron construir las páginas', 'react-router', ['build'], {
      env: { NODE_ENV: 'production' },
    });
    await packFiles(join(root, 'build/client'));
    writeFileSync(stamp, wanted);
  });
}

function sourcesHash() {
  // The API's path is built into the pages.
  const hash = createHash('sha256').update(`${process.env.API_BASE ?? ''}\0`);
  for (const file of sources.flatMap(filesBelow)) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesBelow(path) {
  const there = statSync(join(root, path), { throwIfNoEntry: false });
  if (there === undefined) return [];
  if (!there.isDirectory()) return [path];
  const names = readdirSync(join(root, path)).filter((name) => !/\.test\.tsx?$/.test(name));
  return names.toSorted().flatMap((name) => filesBelow(`${path}/${name}`));
}
