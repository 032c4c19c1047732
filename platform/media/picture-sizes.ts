import { readdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { widthsUpTo, type PictureWidth, type ServedFormat } from '#contract/core/shop/pictures.ts';
import { ifThere, originalFile, sizeFile, writeWhole } from './media-folder.ts';
import { findPicture, openPicture, type StoredPicture } from './pictures.ts';

/** The format in which the sizes of a picture are made: all current browsers read it. The others are made on request. */
export const madeFormat = 'avif';

/** The encoder of each format. */
const writers = {
  webp: (picture: Sharp) => picture.webp({ quality: 72, effort: 2 }),
  // Effort 2 takes three times as long for files that are 4 % smaller (measured on drawings).
  avif: (picture: Sharp) => picture.avif({ quality: 50, effort: 1, chromaSubsampling: '4:4:4' }),
  jpeg: (picture: Sharp) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80 }),
} as const satisfies Record<ServedFormat, (picture: Sharp) => Sharp>;

/** Returns the widths that exist, ascending: only these appear in pages. */
export async function madeWidths(mediaDir: string, { hash, width }: Pick<StoredPicture, 'hash' | 'width'>) {
  const there = new Set(await sizeNames(mediaDir, hash));
  return widthsUpTo(width).filter((one) => there.has(`${one}.${madeFormat}`));
}

/** Returns the names of a picture's files, such as 640.avif. */
export async function sizeNames(mediaDir: string, hash: string): Promise<readonly string[]> {
  return (await ifThere(readdir(dirname(sizeFile(mediaDir, hash, 320, madeFormat))))) ?? [];
}

/**
 * Makes the missing sizes of the wanted widths of a picture, from one decoding of the original; all widths by default.
 * Returns the widths that exist then; undefined when there is no such picture.
 */
export async function makeWidths(
  mediaDir: string,
  hash: string,
  wanted?: readonly PictureWidth[],
): Promise<PictureWidth[] | undefined> {
  const picture = await findPicture(mediaDir, hash);
  if (picture === undefined) return undefined;
  const there = new Set(await sizeNames(mediaDir, hash));
  const missing = widthsUpTo(picture.width)
    .filter((width) => wanted === undefined || wanted.includes(width))
    .filter((width) => !there.has(`${width}.${madeFormat}`));
  if (missing.length > 0) await make(mediaDir, picture, missing);
  return madeWidths(mediaDir, picture);
}

/**
 * Returns a size in another format, made from the one that exists and kept for the next request: for browsers before
 * AVIF, e-mails and link previews. Returns undefined if the picture has no such width.
 */
export async function makeFormat(
  mediaDir: string,
  hash: string,
  { width, format }: { readonly width: PictureWidth; readonly format: ServedFormat },
): Promise<Uint8Array | undefined> {
  const source = await ifThere(readFile(sizeFile(mediaDir, hash, width, madeFormat)));
  if (source === undefined) return undefined;
  const made = await writers[format](sharp(source)).toBuffer();
  await writeWhole(sizeFile(mediaDir, hash, width, format), made);
  return made;
}

async function make(mediaDir: string, { hash, type, width: all }: StoredPicture, missing: readonly PictureWidth[]) {
  const original = await readFile(originalFile(mediaDir, hash, type));
  const widest = Math.max(...missing);
  const { data, info } = await openPicture(original, type)
    .resize(Math.min(widest, all))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const width of missing) {
    const made = await writers[madeFormat](sharp(data, { raw }).resize(Math.min(width, all))).toBuffer();
    await writeWhole(sizeFile(mediaDir, hash, width, madeFormat), made);
  }
}
