import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unlike } from './compare-pictures.ts';

const root = join(import.meta.dirname, '..', '..');
const kept = join(root, 'e2e/references/pictures');

/** Where the pictures of a failed comparison go. */
const failed = '.cache/references';

/** Empties the folder of failed comparisons. */
export function openAlbum(): void {
  rmSync(join(root, failed), { recursive: true, force: true });
  mkdirSync(join(root, failed), { recursive: true });
  mkdirSync(kept, { recursive: true });
}

/** Deletes the references whose names begin so, before they are made again: screens that are no more leave none. */
export function clear(beginning: string): void {
  for (const name of readdirSync(kept)) if (name.startsWith(beginning)) rmSync(join(kept, name));
}

/** Stores a photo of a screen as its reference. */
export async function keep(name: string, photo: Buffer): Promise<void> {
  await writeFile(join(kept, `${name}.webp`), photo);
}

/**
 * Compares a photo of a screen with its reference. Returns what differs and where the pictures of it are; undefined if
 * nothing does.
 */
export async function compare(name: string, actual: Buffer): Promise<string | undefined> {
  const expected = await readFile(join(kept, `${name}.webp`)).catch(() => undefined);
  if (expected === undefined) return tell(name, 'has no reference', { actual });
  const found = await unlike(expected, actual);
  if (found === undefined) return undefined;
  const { words, difference } = found;
  return tell(name, words, { expected, actual, ...(difference && { difference }) });
}

async function tell(name: string, words: string, pictures: Readonly<Record<string, Buffer>>): Promise<string> {
  for (const [role, picture] of Object.entries(pictures)) {
    await writeFile(join(root, failed, `${name}.${role}.webp`), picture);
  }
  const roles = Object.keys(pictures);
  return `${name} ${words}: ${failed}/${name}.${roles.length > 1 ? `{${roles.join()}}` : roles.join()}.webp`;
}
