import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, root, step } from './progress.mjs';

/** Installs what only one kind of test needs, in a folder with a lock file of its own, unless it is there. */
export async function installOwnPackages(folder, name) {
  const place = join(root, folder);
  const stamp = join(place, 'node_modules', '.percha-lock');
  const wanted = createHash('sha256')
    .update(readFileSync(join(place, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const args = ['ci', '--prefix', place, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await step(`Instalando ${name}`, () => mustRun(`No se pudo instalar ${name}`, 'npm', args));
  writeFileSync(stamp, wanted);
}
