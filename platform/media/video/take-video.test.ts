import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mostVideoBytes } from '#contract/core/shop/videos.ts';
import { firstLanguage } from '#messages/languages.ts';
import { setLanguageSource } from '#messages/present-language.ts';
import { mp4Of } from '#test/mp4.ts';
import { hasVideo, takeVideo } from './take-video.ts';

let mediaDir: string;

beforeEach(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'percha-videos-'));
});
afterEach(async () => {
  setLanguageSource(() => firstLanguage);
  await rm(mediaDir, { recursive: true });
});

test('GOOD-10 a video is stored once, under the hash of what is stored', async () => {
  const taken = await takeVideo(mediaDir, mp4Of({ width: 1280, height: 720, hasSound: true }));
  expect(taken).toMatchObject({ width: 1280, height: 720, milliseconds: 4000 });
  expect(taken.path).toMatch(/^\/media\/[\da-f]{32}\.mp4$/);
  // The same film with another note beside its tracks.
  expect(await takeVideo(mediaDir, mp4Of({ width: 1280, height: 720, hasSound: true, note: 'otra' }))).toEqual(taken);
  expect(await readdir(join(mediaDir, 'videos'))).toEqual([taken.path.slice('/media/'.length)]);
  expect(await hasVideo(mediaDir, taken.path)).toBe(true);
});

test.each([
  [mp4Of({ codec: 'hvc1' }), 'HEVC'],
  [mp4Of({ seconds: 45 }), '30 segundos'],
  [mp4Of().subarray(0, -100), 'dañado'],
  [Buffer.from('no es un video'), 'MP4'],
  [new Uint8Array(mostVideoBytes + 1), '25 MB'],
])('GOOD-10 what cannot be shown is refused in words, and leaves nothing: %#', async (bytes, said) => {
  const refusal = { code: 'bad_video', detail: expect.stringContaining(said) };
  await expect(takeVideo(mediaDir, bytes)).rejects.toMatchObject(refusal);
  expect(await readdir(mediaDir)).toEqual([]);
});

test('GOOD-10 OWN-2 why a video is refused is said in the language of the request', async () => {
  setLanguageSource(() => 'en');
  await expect(takeVideo(mediaDir, mp4Of({ seconds: 45 }))).rejects.toMatchObject({
    detail: 'We could not read the video: it is longer than 30 seconds.',
  });
});

test('GOOD-10 a video whose file cannot be written leaves nothing', async () => {
  await writeFile(join(mediaDir, 'videos'), '');
  await expect(takeVideo(mediaDir, mp4Of())).rejects.toThrow();
  expect(await readdir(mediaDir)).toEqual(['videos']);
});
