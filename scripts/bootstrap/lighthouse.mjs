import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, root } from './progress.mjs';

const folder = join(root, 'e2e', 'lighthouse');
const stamp = join(folder, 'node_modules', '.percha-lock');

/** Installs Lighthouse as its own lock file names it, unless it is there. */
export async function installLighthouse() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const args = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await mustRun('No se pudo instalar Lighthouse', 'npm', args);
  writeFileSync(stamp, wanted);
}
