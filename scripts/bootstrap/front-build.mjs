import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { copyForLanguages } from './language-copies.mjs';
import { packFiles } from './pack-files.mjs';
import { mustRun, root, step } from './progress.mjs';
import { onceFor } from './stamp.mjs';

const sources = [
  'web',
  'contract',
  'messages',
  'scripts/bootstrap/language-copies.mjs',
  'public',
  'scripts/front-build',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
];

/** Builds the pages, unless their sources have not changed since the last build. */
export function buildFront() {
  // The API's path is built into the pages.
  const made = { stamp: 'build/stamp', files: sources.flatMap(filesBelow), setting: process.env.API_BASE };
  return onceFor(made, () =>
    step('Construyendo las páginas', async () => {
      const env = { NODE_ENV: 'production' };
      await mustRun('No se pudieron construir las páginas', 'react-router', ['build'], { env });
      copyForLanguages(root);
      await packFiles(join(root, 'build/client'));
    }),
  );
}

function filesBelow(path) {
  const there = statSync(join(root, path), { throwIfNoEntry: false });
  if (there === undefined) return [];
  if (!there.isDirectory()) return [path];
  const names = readdirSync(join(root, path)).filter((name) => !/\.test\.tsx?$/.test(name));
  return names.toSorted().flatMap((name) => filesBelow(`${path}/${name}`));
}
