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
