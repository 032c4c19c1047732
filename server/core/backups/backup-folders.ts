import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { shopMoment } from '#contract/core/time/shop-time.ts';

/** Ends the name of a nightly backup while it is written. */
const draft = '.unfinished';

const named = /^\d{4}-\d\d-\d\d-\d{6}$/;

/** Returns the folder of a nightly backup, by the shop's time, and that in which it is written. */
export function nightlyFolder(place: string, at: Date): { readonly folder: string; readonly unfinished: string } {
  const name = shopMoment(at).slice(0, 19).replace('T', '-').replaceAll(':', '');
  return { folder: join(place, name), unfinished: join(place, `${name}${draft}`) };
}

/** Returns the folders of the nightly backups, the newest first. */
export async function nightlyFolders(place: string): Promise<string[]> {
  const names = (await readdir(place)).filter((name) => named.test(name));
  return names
    .toSorted()
    .toReversed()
    .map((name) => join(place, name))
    .filter((folder) => existsSync(join(folder, 'manifest.json')));
}

/** Removes what processes left that were ended while they wrote a nightly backup. */
export async function removeUnfinished(place: string): Promise<void> {
  const left = (await readdir(place)).filter(
    (name) => name.endsWith(draft) && named.test(name.slice(0, -draft.length)),
  );
  for (const name of left) await rm(join(place, name), { recursive: true, force: true });
}

/** Removes all nightly backups but the newest ones. */
export async function removeOlder(place: string, kept: number): Promise<void> {
  for (const folder of (await nightlyFolders(place)).slice(kept)) await rm(folder, { recursive: true, force: true });
}
