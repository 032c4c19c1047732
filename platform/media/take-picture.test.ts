import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takePicture } from './take-picture.ts';

let mediaDir: string;
const photo = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#a2361f' } })
    .png()
    .toBuffer();

beforeEach(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'percha-media-'));
});
afterEach(() => rm(mediaDir, { recursive: true }));

test('a picture whose sizes cannot be written leaves nothing in the folder', async () => {
  // A file stands where the folder of the sizes should be.
  await writeFile(join(mediaDir, 'sizes'), '');
  await expect(takePicture(mediaDir, await photo())).rejects.toThrow();
  expect(await readdir(join(mediaDir, 'originals'))).toEqual([]);
});

test('an existing picture stays when it is uploaded again and its sizes cannot be written', async () => {
  const { path } = await takePicture(mediaDir, await photo());
  const hash = path.slice('/media/'.length);
  await rm(join(mediaDir, 'sizes'), { recursive: true });
  await writeFile(join(mediaDir, 'sizes'), '');
  await expect(takePicture(mediaDir, await photo())).rejects.toThrow();
  expect((await readdir(join(mediaDir, 'originals'))).toSorted()).toEqual([`${hash}.json`, `${hash}.png`]);
});

const strip = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a2361f' } })
    .png()
    .toBuffer();

test.each([
  [1, 60_000],
  [1000, 20_000],
])('a picture of %i x %i px is too tall, which its size alone says', async (width, height) => {
  const taken = takePicture(mediaDir, await strip(width, height));
  await expect(taken).rejects.toMatchObject({ detail: expect.stringContaining('demasiado alta') });
  await expect(readdir(join(mediaDir, 'originals'))).rejects.toThrow();
});

test('a picture is served as high as WebP can be, and as flat', async () => {
  expect(await takePicture(mediaDir, await strip(100, 16_000))).toMatchObject({ width: 100, height: 16_000 });
  expect(await takePicture(mediaDir, await strip(16_000, 1))).toMatchObject({ width: 16_000, height: 1 });
});

test('an SVG with a document type is told what is wrong with it', async () => {
  const drawing =
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
  await expect(takePicture(mediaDir, Buffer.from(drawing))).rejects.toMatchObject({
    detail: expect.stringContaining('entidades XML'),
  });
});
