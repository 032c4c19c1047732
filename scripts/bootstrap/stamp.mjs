import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './progress.mjs';

/** Runs `work` unless the file `stamp` says that it was done for the same files and `setting`. */
export async function onceFor({ stamp, files, setting = '' }, work) {
  const hash = createHash('sha256').update(setting);
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  const wanted = hash.digest('hex');
  const place = join(root, stamp);
  if (existsSync(place) && readFileSync(place, 'utf8') === wanted) return;
  rmSync(place, { force: true });
  await work();
  writeFileSync(place, wanted);
}
