import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ifThere } from '#platform/media/media-folder.ts';

type Folders = {
  readonly from: string;
  readonly to: string;
  /** A copy that was made before on the same disk: its files are linked instead of copied. */
  readonly earlier?: string | undefined;
};

/**
 * Copies the pictures of a folder. They are named by their content and never change: a picture that was added meanwhile is
 * superfluous, never wrong, one that is removed meanwhile is left out, and copies of several days share the same files.
 */
export async function copyPictures({ from, to, earlier }: Folders, signal = AbortSignal.any([])): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const path of await filesIn(from)) {
    signal.throwIfAborted();
    const target = join(to, path);
    await mkdir(dirname(target), { recursive: true });
    const isLinked = earlier !== undefined && (await linked(join(earlier, path), target, join(from, path)));
    if (!isLinked) await ifThere(copyFile(join(from, path), target, constants.COPYFILE_FICLONE));
  }
}

/** Returns the bytes that a copy needs on the disk. */
export async function bytesToCopy({ from, earlier }: Omit<Folders, 'to'>): Promise<number> {
  let bytes = 0;
  for (const path of await filesIn(from)) {
    const size = (await ifThere(stat(join(from, path))))?.size ?? 0;
    const known = earlier === undefined ? undefined : await ifThere(stat(join(earlier, path)));
    if (known?.size !== size) bytes += size;
  }
  return bytes;
}

/** Returns the finished files of a folder and those below, relative to it. */
async function filesIn(folder: string): Promise<string[]> {
  const found = (await ifThere(readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
  return found
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.draft'))
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
}

/** Links a file of an earlier copy; false if it is not there whole, or the disk has no links. */
async function linked(known: string, target: string, source: string): Promise<boolean> {
  const [before, now] = await Promise.all([ifThere(stat(known)), ifThere(stat(source))]);
  if (before === undefined || before.size !== now?.size) return false;
  return link(known, target).then(
    () => true,
    () => false,
  );
}
