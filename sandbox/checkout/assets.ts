import { readFileSync } from 'node:fs';

/** Returns the text of a file by its path below sandbox/. */
export function readAsset(path: string): string {
  return readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
}
