import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ServedFormat, PictureWidth } from '#contract/core/shop/pictures.ts';
import type { PictureType } from './picture-type.ts';

const hashPattern = /^[0-9a-f]{32}$/;

/** True if a text is the name of a picture or video: 32 hexadecimal digits, so it is safe in a path. */
export const isPictureHash = (text: string): boolean => hashPattern.test(text);

export const originalFile = (mediaDir: string, hash: string, type: PictureType) =>
  join(mediaDir, 'originals', `${named(hash)}.${type}`);

export const factsFile = (mediaDir: string, hash: string) => join(mediaDir, 'originals', `${named(hash)}.json`);

export const sizeFile = (mediaDir: string, hash: string, width: PictureWidth, format: ServedFormat) =>
  join(sizesFolder(mediaDir, hash), `${width}.${format}`);

export const sizesFolder = (mediaDir: string, hash: string) => join(mediaDir, 'sizes', named(hash));

export const videoFile = (mediaDir: string, hash: string) => join(mediaDir, 'videos', `${named(hash)}.mp4`);

function named(hash: string): string {
  if (!isPictureHash(hash)) throw new RangeError('not the hash of a picture or video');
  return hash;
}

let written = 0;

/** Writes a file atomically, also when another process writes it at the same time. */
export async function writeWhole(file: string, content: Uint8Array | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  written += 1;
  const draft = `${file}.${process.pid}-${written}.draft`;
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** No space left, over quota, or a file above the size limit of this process (errno(3)). */
const noRoom = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** True if a failure means that the disk has no room for a file. */
export function isNoRoom(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && noRoom.has(error.code);
}

/** True if a failure means that a file does not exist. */
export function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Returns the result of `read`, or undefined when the file does not exist. */
export async function ifThere<T>(read: Promise<T>): Promise<T | undefined> {
  return read.catch((error: unknown) => {
    if (isGone(error)) return undefined;
    throw error;
  });
}
