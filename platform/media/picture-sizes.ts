import { readdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { pictureFormats, plainFormat, widthsUpTo } from '#contract/pictures.ts';
import type { PictureWidth, ServedFormat } from '#contract/pictures.ts';
import { ifThere, originalFile, sizeFile, writeWhole } from './media-folder.ts';
import { findPicture, openPicture } from './pictures.ts';
import type { StoredPicture } from './pictures.ts';

/** How each format is written: when a picture is taken in or in the background, never while a visitor waits. */
const writers = {
  webp: (picture: Sharp) => picture.webp({ quality: 72, effort: 2 }),
  // Effort 2 takes three times as long for files that are 4 % smaller (measured on the demo's drawings).
  avif: (picture: Sharp) => picture.avif({ quality: 50, effort: 1, chromaSubsampling: '4:4:4' }),
  jpeg: (picture: Sharp) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80 }),
} as const satisfies Record<ServedFormat, (picture: Sharp) => Sharp>;

const formats = [...pictureFormats, plainFormat] as const;

/** The widths of which every format is in the folder, ascending: what pages may name. */
export async function madeWidths(mediaDir: string, { hash, width }: Pick<StoredPicture, 'hash' | 'width'>) {
  const there = new Set(await sizeNames(mediaDir, hash));
  return widthsUpTo(width).filter((one) => formats.every((format) => there.has(`${one}.${format}`)));
}

/** The names of a picture's files, such as 640.avif. */
export async function sizeNames(mediaDir: string, hash: string): Promise<readonly string[]> {
  return (await ifThere(readdir(dirname(sizeFile(mediaDir, hash, 320, plainFormat))))) ?? [];
}

/**
 * Makes what is missing of the wanted widths of a picture, from one decoding of the original; all widths when none are
 * said. Returns the widths that there are then; undefined when there is no such picture.
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
    .flatMap((width) => formats.map((format) => ({ width, format })))
    .filter(({ width, format }) => !there.has(`${width}.${format}`));
  if (missing.length > 0) await make(mediaDir, picture, missing);
  return madeWidths(mediaDir, picture);
}

type Size = { readonly width: PictureWidth; readonly format: ServedFormat };

async function make(mediaDir: string, { hash, type, width: all }: StoredPicture, missing: readonly Size[]) {
  const original = await readFile(originalFile(mediaDir, hash, type));
  const widest = Math.max(...missing.map(({ width }) => width));
  const { data, info } = await openPicture(original, type)
    .resize(Math.min(widest, all))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const { width, format } of missing) {
    const made = await writers[format](sharp(data, { raw }).resize(Math.min(width, all))).toBuffer();
    await writeWhole(sizeFile(mediaDir, hash, width, format), made);
  }
}
