import { eq } from 'drizzle-orm';
import { rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureUrl, widthsUpTo } from '#contract/core/shop/pictures.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { openedMedia } from '#test/opened-shop.ts';
import { contentPictures } from '#server/core/content-versions/content-pictures.tables.ts';
import { makePicturesInBackground } from './background-pictures.ts';
import { sizeFile } from '#platform/media/media-folder.ts';
import { storePicture } from '#platform/media/pictures.ts';
import { serveMedia } from '#platform/media/serve-media.ts';
import { madeWidths, sizeNames } from '#platform/media/picture-sizes.ts';

const here = openedMedia();

const photo = (background: string) =>
  sharp({ create: { width: 700, height: 875, channels: 3, background } })
    .jpeg()
    .toBuffer();

const get = (path: string) => serveMedia(here.mediaDir)(new Request(`http://shop.test${path}`));

/** Stores a picture of the home page that has none of its sizes. */
async function barePicture(background: string): Promise<string> {
  const { hash, width, height, placeholder } = await storePicture(here.mediaDir, await photo(background));
  const row = { width, height, placeholder, at: new Date() };
  await here.shop.db.insert(contentPictures).values({ ...row, path: `/media/${hash}` });
  return hash;
}

async function widthsOf(hash: string): Promise<number[] | undefined> {
  const [row] = await here.shop.db
    .select()
    .from(contentPictures)
    .where(eq(contentPictures.path, `/media/${hash}`));
  return row?.widths;
}

test('MEND-3 an uploaded picture has every size before the upload is answered', async () => {
  const { path, width, widths } = await here.admin.call(productDesk.uploadPicture, { bytes: await photo('#aa3311') });
  expect(widths).toEqual(widthsUpTo(width));
  for (const one of widthsUpTo(width)) {
    const answer = await get(pictureUrl(path, one, 'avif'));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  }
});

test('MEND-3 another format of a width is made once, when it is asked for', async () => {
  const { path } = await here.admin.call(productDesk.uploadPicture, { bytes: await photo('#33aa11') });
  const hash = path.slice('/media/'.length);
  for (const format of ['webp', 'jpeg'] as const) {
    const address = pictureUrl(path, 640, format);
    const answers = await Promise.all([get(address), get(address), get(address)]);
    for (const { status, headers } of answers) {
      expect([status, headers.get('cache-control'), headers.get('content-type')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
        `image/${format}`,
      ]);
    }
    const picture = await sharp(await (await get(address)).arrayBuffer()).metadata();
    expect([picture.format, picture.width, picture.height]).toEqual([format, 640, 800]);
    const { mtimeMs } = await stat(sizeFile(here.mediaDir, hash, 640, format));
    await get(address);
    expect((await stat(sizeFile(here.mediaDir, hash, 640, format))).mtimeMs).toBe(mtimeMs);
  }
});

test('MEND-3 a missing size is answered with the nearest one, and none is made for a visitor', async () => {
  const hash = await barePicture('#223344');
  const tiny = await get(`/media/${hash}/640.avif`);
  expect([tiny.status, tiny.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(await sizeNames(here.mediaDir, hash)).toEqual([]);
  await makePicturesInBackground({ ...here.shop.services, mediaDir: here.mediaDir, isBusy: () => false }).done;
  const wide = await get(`/media/${hash}/1920.avif`);
  const widest = await get(`/media/${hash}/960.avif`);
  expect(wide.headers.get('etag')).toBe(widest.headers.get('etag'));
  expect(wide.headers.get('cache-control')).toBe('no-cache');
});

test(
  'MEND-3 the background job makes missing sizes, stops with the shop, and continues at the next start',
  { tags: 'long' },
  async () => {
    const hashes = await Promise.all(['#112211', '#332211', '#556677'].map(barePicture));
    let looks = 0;
    const stopped = makePicturesInBackground({
      ...here.shop.services,
      mediaDir: here.mediaDir,
      // Visitors arrive during the second picture, and stay until the shop closes.
      isBusy: () => {
        looks += 1;
        if (looks === 2) void stopped.stop();
        return looks >= 2;
      },
    });
    await stopped.done;
    const made = await Promise.all(hashes.map((hash) => madeWidths(here.mediaDir, { hash, width: 700 })));
    expect(made.filter((widths) => widths.length > 0)).toHaveLength(1);
    await makePicturesInBackground({ ...here.shop.services, mediaDir: here.mediaDir, isBusy: () => false }).done;
    for (const hash of hashes) expect(await widthsOf(hash)).toEqual([320, 640, 960]);
  },
);

test('MEND-3 sizes that are in the database but missing in the folder are made again', { tags: 'long' }, async () => {
  const hash = await barePicture('#998877');
  await makePicturesInBackground({ ...here.shop.services, mediaDir: here.mediaDir, isBusy: () => false }).done;
  const [name] = await sizeNames(here.mediaDir, hash);
  await rm(dirname(sizeFile(here.mediaDir, hash, 320, 'webp')), { recursive: true });
  expect([name, await sizeNames(here.mediaDir, hash)]).toEqual([expect.any(String), []]);
  await makePicturesInBackground({ ...here.shop.services, mediaDir: here.mediaDir, isBusy: () => false }).done;
  expect(await madeWidths(here.mediaDir, { hash, width: 700 })).toEqual([320, 640, 960]);
});
