import { access, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { pictureFormats, widthsUpTo } from '#contract/pictures.ts';
import type { PictureWidth, ServedFormat } from '#contract/pictures.ts';
import { ifThere, isNoRoom, originalFile, sizeFile, writeWhole } from './media-folder.ts';
import { findPicture, openPicture } from './pictures.service.ts';
import type { StoredPicture } from './pictures.service.ts';
import { createTurns } from './turns.ts';

export type Size = { readonly width: PictureWidth; readonly format: ServedFormat };

/** How each format is written. Measured on the demo's drawings: quick enough to make while a visitor waits. */
const writers = {
  avif: (picture: Sharp) => picture.avif({ quality: 44, effort: 1, chromaSubsampling: '4:2:0' }),
  webp: (picture: Sharp) => picture.webp({ quality: 68, effort: 2 }),
  jpeg: (picture: Sharp) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80 }),
} as const satisfies Record<ServedFormat, (picture: Sharp) => Sharp>;

const inTurn = createTurns(availableParallelism());
const underWay = new Map<string, Promise<Buffer>>();

/**
 * One size of a picture as the bytes of a file, upright and without metadata; undefined when there is no such picture.
 * It is made when it is first asked for, once however many ask, and kept. A picture is never enlarged: a width beyond
 * it gives the size that holds all of it.
 */
export async function sizeOf(mediaDir: string, hash: string, size: Size): Promise<Buffer | undefined> {
  const kept = await ifThere(readFile(sizeFile(mediaDir, hash, size.width, size.format)));
  if (kept !== undefined) return kept;
  const picture = await findPicture(mediaDir, hash);
  if (picture === undefined) return undefined;
  const whole = widthsUpTo(picture.width).at(-1) ?? size.width;
  if (size.width > whole) return sizeOf(mediaDir, hash, { ...size, width: whole });
  const file = sizeFile(mediaDir, hash, size.width, size.format);
  const making = underWay.get(file) ?? inTurn(() => make(mediaDir, picture, size)).finally(() => underWay.delete(file));
  underWay.set(file, making);
  return making;
}

async function make(mediaDir: string, { hash, type, width }: StoredPicture, size: Size): Promise<Buffer> {
  const file = sizeFile(mediaDir, hash, size.width, size.format);
  const kept = await ifThere(readFile(file));
  if (kept !== undefined) return kept;
  const original = await readFile(originalFile(mediaDir, hash, type));
  const picture = openPicture(original, type).resize(Math.min(size.width, width));
  const made = await writers[size.format](picture).toBuffer();
  // On a full disk it is made each time, and seen all the same.
  await writeWhole(file, made).catch((error: unknown) => {
    if (!isNoRoom(error)) throw error;
  });
  return made;
}

/**
 * Makes the wanted sizes of a picture that are still missing, from one decoding of the original. Answers how many it made,
 * and their bytes.
 */
export async function makeMissingSizes(
  mediaDir: string,
  hash: string,
  isWanted: (size: Size) => boolean,
): Promise<{ made: number; bytes: number }> {
  const picture = await findPicture(mediaDir, hash);
  if (picture === undefined) return { made: 0, bytes: 0 };
  const missing = (await missingSizes(mediaDir, picture)).filter(isWanted);
  const widest = Math.max(...missing.map(({ width }) => width));
  if (missing.length === 0) return { made: 0, bytes: 0 };
  const original = await readFile(originalFile(mediaDir, hash, picture.type));
  const { data, info } = await openPicture(original, picture.type)
    .resize(Math.min(widest, picture.width))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  let bytes = 0;
  for (const { width, format } of missing) {
    const made = await writers[format](sharp(data, { raw }).resize(Math.min(width, picture.width))).toBuffer();
    await writeWhole(sizeFile(mediaDir, hash, width, format), made);
    bytes += made.byteLength;
  }
  return { made: missing.length, bytes };
}

async function missingSizes(mediaDir: string, { hash, width: all }: StoredPicture): Promise<Size[]> {
  const sizes = widthsUpTo(all).flatMap((width) => pictureFormats.map((format) => ({ width, format })));
  const there = await Promise.all(
    sizes.map(({ width, format }) =>
      access(sizeFile(mediaDir, hash, width, format)).then(
        () => true,
        () => false,
      ),
    ),
  );
  return sizes.filter((_size, at) => there[at] === false);
}
