import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { z } from 'zod';
import { factsFile, ifThere, isPictureHash, originalFile, writeWhole } from './media-folder.ts';
import { PictureRefused } from './picture-refused.ts';
import { pictureTypeOf, pictureTypes } from './picture-type.ts';
import type { PictureType } from './picture-type.ts';

/** The most bytes of a picture that is taken in. */
export const mostBytes = 20 * 1024 * 1024;

/** The most pixels of one: the phones of today make 50 million. */
export const mostPixels = 64_000_000;

const placeholderWidth = 16;

const facts = z.object({
  hash: z.string(),
  type: z.enum(pictureTypes),
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
});

/**
 * A picture in the media folder: width and height as it is seen (turned upright), and a blurred WebP of a few hundred
 * bytes as a data address, to show until the picture has come.
 */
export type StoredPicture = z.infer<typeof facts>;

export type StoreOptions = { readonly trustedSvg?: boolean };

/**
 * Takes a picture in: keeps the original bytes and notes what is known of it, named by the hash of its content, so
 * that the same bytes are stored once. The original is never served. Throws PictureRefused.
 */
export async function storePicture(
  mediaDir: string,
  bytes: Uint8Array,
  { trustedSvg = false }: StoreOptions = {},
): Promise<StoredPicture> {
  if (bytes.byteLength > mostBytes) throw new PictureRefused('too_large');
  const type = pictureTypeOf(bytes);
  if (type === undefined || (type === 'svg' && !trustedSvg)) throw new PictureRefused('unsupported');
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const known = await findPicture(mediaDir, hash);
  if (known !== undefined) return known;
  const picture = { hash, type, ...(await looked(bytes, type)) };
  await writeWhole(originalFile(mediaDir, hash, type), bytes);
  await writeWhole(factsFile(mediaDir, hash), JSON.stringify(picture));
  return picture;
}

/** What is known of a picture, or undefined when there is none of that name. */
export async function findPicture(mediaDir: string, hash: string): Promise<StoredPicture | undefined> {
  if (!isPictureHash(hash)) return undefined;
  const text = await ifThere(readFile(factsFile(mediaDir, hash), 'utf8'));
  return text === undefined ? undefined : facts.parse(JSON.parse(text));
}

/**
 * Opens the bytes of a picture for work: upright, its first frame only, within the limit of pixels. A drawing fills
 * its frame, so it needs no transparency, which costs a third of the time and bytes.
 */
export function openPicture(bytes: Uint8Array, type: PictureType): Sharp {
  const picture = sharp(bytes, { autoOrient: true, limitInputPixels: mostPixels, failOn: 'truncated' });
  return type === 'svg' ? picture.flatten({ background: '#ffffff' }) : picture;
}

/** Decodes the whole picture once, so that what cannot be shown is refused now and not when a visitor asks for it. */
async function looked(
  bytes: Uint8Array,
  type: PictureType,
): Promise<Pick<StoredPicture, 'width' | 'height' | 'placeholder'>> {
  try {
    const { autoOrient, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > mostPixels) throw new PictureRefused('too_many_pixels');
    const tiny = await openPicture(bytes, type)
      .resize(placeholderWidth)
      .blur(type === 'svg' ? 0.6 : 1)
      .webp({ quality: 30, alphaQuality: 30, effort: 4, smartSubsample: false })
      .toBuffer();
    return {
      width: autoOrient.width,
      height: autoOrient.height,
      placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    };
  } catch (error) {
    if (error instanceof PictureRefused) throw error;
    throw new PictureRefused('damaged', { cause: error });
  }
}
