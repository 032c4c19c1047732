import type { PictureWidth } from '#contract/core/shop/pictures.ts';
import { factsFile, originalFile, sizeFile, writeWhole } from './media-folder.ts';
import { madeFormat } from './picture-sizes.ts';
import { findPicture, type StoredPicture } from './pictures.ts';

type Files = {
  readonly original: Uint8Array;
  readonly sizes: readonly { readonly width: PictureWidth; readonly bytes: Uint8Array }[];
};

/**
 * Stores a picture of which all sizes have been made already, in the format of `madeFormat`. Does nothing, and does not
 * call `read`, if it is there.
 */
export async function adoptPicture(
  mediaDir: string,
  picture: StoredPicture,
  read: () => Promise<Files>,
): Promise<void> {
  const { hash, type } = picture;
  if ((await findPicture(mediaDir, hash)) !== undefined) return;
  const { original, sizes } = await read();
  for (const { width, bytes } of sizes) await writeWhole(sizeFile(mediaDir, hash, width, madeFormat), bytes);
  await writeWhole(originalFile(mediaDir, hash, type), original);
  // Last: without its metadata a picture is not found, so that an interrupted start copies it anew.
  await writeWhole(factsFile(mediaDir, hash), JSON.stringify(picture));
}
