import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { factsFile, ifThere, originalFile, sizesFolder, videoFile } from './media-folder.ts';
import { findPicture } from './pictures.ts';
import { videoHash } from './video/take-video.ts';

/** The files of a picture or video that nobody finds any more. They are put back, or removed for good. */
type PutAside = { readonly putBack: () => Promise<void>; readonly remove: () => Promise<void> };

/**
 * Puts the files of a picture where nobody finds them. Returns undefined if there are none. Whoever stores the same picture
 * meanwhile writes it anew, and what is removed afterwards is not that.
 */
export async function putAside(mediaDir: string, hash: string): Promise<PutAside | undefined> {
  const picture = await findPicture(mediaDir, hash);
  if (!picture) return undefined;
  // The metadata last: whoever does not find them writes all anew, which nothing moves away any more.
  return putFilesAside(mediaDir, {
    sizes: sizesFolder(mediaDir, hash),
    original: originalFile(mediaDir, hash, picture.type),
    facts: factsFile(mediaDir, hash),
  });
}

/** The same for a video, by its address. */
export async function putVideoAside(mediaDir: string, path: string): Promise<PutAside | undefined> {
  const hash = videoHash(path);
  return hash === undefined ? undefined : putFilesAside(mediaDir, { video: videoFile(mediaDir, hash) });
}

async function putFilesAside(mediaDir: string, named: Readonly<Record<string, string>>): Promise<PutAside> {
  const place = join(mediaDir, 'aside', randomUUID());
  const files = Object.entries(named).map(([name, file]) => ({ file, aside: join(place, name) }));
  const remove = () => rm(place, { recursive: true, force: true });
  await mkdir(place, { recursive: true });
  for (const { file, aside } of files) await ifThere(rename(file, aside));
  return {
    remove,
    async putBack() {
      for (const { file, aside } of files) await unlessThere(rename(aside, file));
      await remove();
    },
  };
}

/** A folder that was written anew meanwhile stays. A file is replaced: both are the same bytes. */
async function unlessThere(renamed: Promise<void>): Promise<void> {
  await ifThere(renamed).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOTEMPTY')) throw error;
  });
}
