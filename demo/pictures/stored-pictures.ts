import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { pictureWidths } from '#contract/core/shop/pictures.ts';
import { ifThere } from '#platform/media/media-folder.ts';

/** The pictures that `npm run demo:pictures` has made. */
const picturesFolder = join(import.meta.dirname, 'files');

const storedPicture = z.object({
  name: z.string(),
  hash: z.string(),
  /** In px. */
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
  /** The widths of its files, ascending. */
  widths: z.array(z.literal(pictureWidths)),
});

/** A picture of the demo, in files of the repository. */
export type StoredDemoPicture = z.infer<typeof storedPicture>;

/** Returns the file with the list of a folder's pictures. */
export const listOf = (folder: string): string => join(picturesFolder, folder, 'pictures.json');

/** Returns the file of a picture in a width. */
export const fileOf = (folder: string, name: string, width: number): string =>
  join(picturesFolder, folder, `${name}-${width}.avif`);

/** Returns the pictures of a folder; none if it is not there. */
export async function readPictures(folder: string): Promise<StoredDemoPicture[]> {
  const text = (await ifThere(readFile(listOf(folder), 'utf8'))) ?? '[]';
  return z.array(storedPicture).parse(JSON.parse(text));
}

/** Returns the names of all folders. */
export async function pictureFolders(): Promise<string[]> {
  const entries = (await ifThere(readdir(picturesFolder, { withFileTypes: true }))) ?? [];
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
