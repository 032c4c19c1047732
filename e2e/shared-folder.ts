import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const cache = join(import.meta.dirname, '..', '.cache');

/** Pictures are kept between runs: their names are hashes of their content, so an old one is never wrong. */
export const dataDir = join(cache, 'e2e');

/**
 * Returns an empty data folder of a shop with its own database, with the pictures of the others. All else in it is of one
 * database: the payment simulator forgets past payments that are not of its shop.
 */
export function emptyDataDir(name: string): string {
  const folder = join(cache, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const media = join(dataDir, 'media');
  mkdirSync(media, { recursive: true });
  symlinkSync(media, join(folder, 'media'));
  return folder;
}
