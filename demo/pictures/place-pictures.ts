import { readFile } from 'node:fs/promises';
import { adoptPicture } from '#platform/media/adopt-picture.ts';
import { bannerName, campaignFolder, type DemoBanner } from './demo-banners.ts';
import type { DemoPictureName } from './picture-names.ts';
import { fileOf, pictureFolders, readPictures, type StoredDemoPicture } from './stored-pictures.ts';

/** The pictures of the demo in the media folder. Both throw RangeError for a picture that was not made. */
export type DemoPictures = {
  readonly ofProduct: (picture: DemoPictureName) => StoredDemoPicture;
  readonly ofBanner: (banner: DemoBanner) => StoredDemoPicture;
};

type Work = {
  /** Aborts the work between two folders; what is copied stays for the next start. */
  readonly signal?: AbortSignal | undefined;
  /** Called with the number of copied folders, and of all. */
  readonly onProgress: (done: number, all: number) => void;
};

/** Copies the pictures of the demo into the media folder, those that are not there yet. Nothing is drawn or encoded. */
export async function placeDemoPictures(mediaDir: string, { signal, onProgress }: Work): Promise<DemoPictures> {
  const placed = new Map<string, StoredDemoPicture>();
  const folders = await pictureFolders();
  for (const [at, folder] of folders.entries()) {
    signal?.throwIfAborted();
    const pictures = await readPictures(folder);
    await Promise.all(pictures.map((picture) => place(mediaDir, folder, picture)));
    for (const picture of pictures) placed.set(`${folder}/${picture.name}`, picture);
    onProgress(at + 1, folders.length);
  }
  const pictureOf = (folder: string, name: string): StoredDemoPicture => {
    const picture = placed.get(`${folder}/${name}`);
    if (picture === undefined) throw new RangeError(`no picture ${folder}/${name}: run npm run demo:pictures`);
    return picture;
  };
  return {
    ofProduct: ({ folder, name }) => pictureOf(folder, name),
    ofBanner: (banner) => pictureOf(campaignFolder, bannerName(banner)),
  };
}

function place(mediaDir: string, folder: string, { name, widths, ...facts }: StoredDemoPicture): Promise<void> {
  return adoptPicture(mediaDir, { ...facts, type: 'avif' }, async () => ({
    original: await readFile(fileOf(folder, name, widths.at(-1) ?? facts.width)),
    sizes: await Promise.all(
      widths.map(async (width) => ({ width, bytes: await readFile(fileOf(folder, name, width)) })),
    ),
  }));
}
