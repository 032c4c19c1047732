import { readdirSync, statSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { copyForLanguages } from './language-copies.mjs';
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

const text = /\.(?:js|css|svg|json|webmanifest|txt)$/;

/**
 * Writes compressed copies of the built text files beside them, with the highest compression level: it happens once.
 * Files with the same content, of which the languages have many, are compressed once.
 */
async function packFiles(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => text.test(name));
  const packed = new Map();
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const bytes = readFileSync(path);
      const key = bytes.toString('latin1');
      if (!packed.has(key)) packed.set(key, pack(bytes));
      const [br, gz] = await packed.get(key);
      if (br.byteLength < bytes.byteLength) writeFileSync(`${path}.br`, br);
      if (gz.byteLength < bytes.byteLength) writeFileSync(`${path}.gz`, gz);
    }),
  );
}

function pack(bytes) {
  return Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
}
