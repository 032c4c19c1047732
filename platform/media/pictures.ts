import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { z } from 'zod';
import { mostPictureBytes, pictureWidths } from '#contract/core/shop/pictures.ts';
import { factsFile, ifThere, isPictureHash, originalFile, sizesFolder, writeWhole } from './media-folder.ts';
import { placeholderOf, placeholderWidth } from './placeholder.ts';
import { PictureRefused } from './picture-refused.ts';
import { isHeic, pictureTypeOf, pictureTypes, type PictureType } from './picture-type.ts';

/** The maximum number of pixels of a picture: some kinds are decoded whole, with 4 bytes for each. */
export const mostPixels = 64_000_000;

/** The maximum of a baseline JPEG, which is decoded at an eighth of its size (phones make 200 million pixels). */
const mostPhotoPixels = 220_000_000;

/** The most px of a side in WebP, in which pictures are served (RFC 9649). */
const mostSide = 16_383;

/** True if a size that is served, or the placeholder, would be higher than WebP can be. */
function isTooTall({ width, height }: { readonly width: number; readonly height: number }): boolean {
  const [widest] = pictureWidths.toReversed();
  return (height / width) * Math.max(Math.min(width, widest ?? width), placeholderWidth) > mostSide;
}

const facts = z.object({
  hash: z.string(),
  type: z.enum(pictureTypes),
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
});

/**
 * A picture in the media folder: width and height after rotation by EXIF, and a WebP placeholder of a few hundred
 * bytes as a data URL.
 */
export type StoredPicture = z.infer<typeof facts>;

/**
 * Stores a picture: the original bytes and its metadata, named by the hash of its content, so that the same bytes are
 * stored once (`isNew`: just now). The original is never served. Throws PictureRefused; a failure leaves nothing in the
 * folder.
 */
export async function storePicture(
  mediaDir: string,
  bytes: Uint8Array,
): Promise<StoredPicture & { readonly isNew: boolean }> {
  if (bytes.byteLength > mostPictureBytes) throw new PictureRefused('too_large');
  const type = pictureTypeOf(bytes);
  if (type === undefined && isHeic(bytes)) throw new PictureRefused('heic');
  if (type === undefined) throw new PictureRefused('unsupported');
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const known = await findPicture(mediaDir, hash);
  const isWhole = known !== undefined && (await ifThere(stat(originalFile(mediaDir, hash, type)))) !== undefined;
  if (isWhole) return { ...known, isNew: false };
  const picture = { hash, type, ...(await inspected(bytes, type)) };
  try {
    await writeWhole(originalFile(mediaDir, hash, type), bytes);
    await writeWhole(factsFile(mediaDir, hash), JSON.stringify(picture));
  } catch (error) {
    await removePicture(mediaDir, picture);
    throw error;
  }
  return { ...picture, isNew: true };
}

/** Removes a picture with all its sizes. */
export async function removePicture(
  mediaDir: string,
  { hash, type }: Pick<StoredPicture, 'hash' | 'type'>,
): Promise<void> {
  // Remove the metadata first: without it the rest is never found.
  const files = [factsFile(mediaDir, hash), originalFile(mediaDir, hash, type), sizesFolder(mediaDir, hash)];
  for (const file of files) await rm(file, { recursive: true, force: true });
}

/** Returns the metadata of a picture, or undefined when it does not exist. */
export async function findPicture(mediaDir: string, hash: string): Promise<StoredPicture | undefined> {
  if (!isPictureHash(hash)) return undefined;
  const text = await ifThere(readFile(factsFile(mediaDir, hash), 'utf8'));
  return text === undefined ? undefined : facts.parse(JSON.parse(text));
}

/** Returns true if any picture is in the folder. */
export async function hasPictures(mediaDir: string): Promise<boolean> {
  return ((await ifThere(readdir(join(mediaDir, 'originals')))) ?? []).length > 0;
}

/** Opens the bytes of a picture for work: rotated by EXIF, its first frame only, within the limit of pixels. */
export function openPicture(bytes: Uint8Array, type: PictureType): Sharp {
  const limitInputPixels = type === 'jpg' ? mostPhotoPixels : mostPixels;
  return sharp(bytes, { autoOrient: true, limitInputPixels, failOn: 'truncated' });
}

/** Decodes the whole picture once, so that a damaged one is refused on upload and not when a visitor requests it. */
async function inspected(
  bytes: Uint8Array,
  type: PictureType,
): Promise<Pick<StoredPicture, 'width' | 'height' | 'placeholder'>> {
  try {
    const { autoOrient, width, height, isProgressive } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const most = type === 'jpg' && !isProgressive ? mostPhotoPixels : mostPixels;
    if (width * height > most) throw new PictureRefused('too_many_pixels');
    if (isTooTall(autoOrient)) throw new PictureRefused('too_tall');
    return {
      width: autoOrient.width,
      height: autoOrient.height,
      placeholder: await placeholderOf(openPicture(bytes, type)),
    };
  } catch (error) {
    if (error instanceof PictureRefused) throw error;
    throw new PictureRefused('damaged', { cause: error });
  }
}
