import { readFileSync } from 'node:fs';

/** The text of a file that lies in this room, by its path from the room. */
export function readAsset(path: string): string {
  return readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
}
