import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { factsFile, ifThere, originalFile, sizesFolder } from './media-folder.ts';
import { findPicture } from './pictures.ts';

/** The files of a picture that nobody finds any more. They are put back, or removed for good. */
type PutAside = { readonly putBack: () => Promise<void>; readonly remove: () => Promise<void> };

/**
 * Puts the files of a picture where nobody finds them. Returns undefined if there are none. Whoever stores the same picture
 * meanwhile writes it anew, and what is removed afterwards is not that.
 */
export async function putAside(mediaDir: string, hash: string): Promise<PutAside | undefined> {
  const picture = await findPicture(mediaDir, hash);
  if (!picture) return undefined;
  const place = join(mediaDir, 'aside', randomUUID());
  // The metadata last: whoever does not find them writes all anew, which nothing moves away any more.
  const files = [
    { file: sizesFolder(mediaDir, hash), aside: join(place, 'sizes') },
    { file: originalFile(mediaDir, hash, picture.type), aside: join(place, 'original') },
    { file: factsFile(mediaDir, hash), aside: join(place, 'facts') },
  ];
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
