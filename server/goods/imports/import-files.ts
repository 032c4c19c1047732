import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { isNoRoom } from '#platform/media/media-folder.ts';
import type { Settings } from '#server/core/context/settings.ts';

const folderOf = ({ dataDir }: Settings) => join(dataDir, 'imports');

/** The path of the file of an import. */
export const importFile = (settings: Settings, name: string): string => join(folderOf(settings), name);

/** Keeps a file until its import is done with it. Throws `no_room`. */
export async function keepImportFile(settings: Settings, name: string, bytes: Uint8Array): Promise<void> {
  try {
    await mkdir(folderOf(settings), { recursive: true });
    await writeFile(importFile(settings, name), bytes, { flag: 'wx' });
  } catch (error) {
    await dropImportFile(settings, name);
    throw isNoRoom(error) ? new ShopError('no_room') : error;
  }
}

export async function dropImportFile(settings: Settings, name: string): Promise<void> {
  await rm(importFile(settings, name), { force: true });
}
