import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mostVideoBytes } from '#contract/core/shop/videos.ts';
import { firstLanguage } from '#messages/languages.ts';
import { setLanguageSource } from '#messages/present-language.ts';
import { mp4Of, picturesOf } from '#test/mp4.ts';
import { serveMedia } from '../serve-media.ts';
import { hasVideo, takeVideo } from './take-video.ts';

let mediaDir: string;

beforeEach(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'percha-videos-'));
});
afterEach(async () => {
  setLanguageSource(() => firstLanguage);
  await rm(mediaDir, { recursive: true });
});

const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  serveMedia(mediaDir)(new Request(`http://shop.test${path}`, { method, headers }));

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

test('GOOD-10 a video is sent whole or in ranges, to be kept for good', async () => {
  const { path } = await takeVideo(mediaDir, mp4Of());
  const bytes = await readFile(join(mediaDir, 'videos', path.slice('/media/'.length)));
  const whole = await get(path);
  expect([whole.status, whole.headers.get('content-type'), whole.headers.get('accept-ranges')]).toEqual([
    200,
    'video/mp4',
    'bytes',
  ]);
  expect(whole.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);

  const size = bytes.byteLength;
  const part = await get(path, { range: 'bytes=8-11' });
  expect([part.status, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([
    206,
    `bytes 8-11/${size}`,
    '4',
  ]);
  expect(await part.text()).toBe('isom');
  const end = await get(path, { range: 'bytes=-3' });
  expect([end.status, await end.text()]).toEqual([206, picturesOf(4).slice(-3)]);
  const behind = await get(path, { range: `bytes=${size}-` });
  expect([behind.status, behind.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
});

test('GOOD-10 a range is only of the version that If-Range names, and what is known is not sent again', async () => {
  const { path } = await takeVideo(mediaDir, mp4Of());
  const tag = (await get(path)).headers.get('etag') ?? '';
  const statusOf = async (headers: Readonly<Record<string, string>>, method?: string) =>
    (await get(path, headers, method)).status;
  expect(await statusOf({ range: 'bytes=0-1', 'if-range': tag })).toBe(206);
  expect(await statusOf({ range: 'bytes=0-1', 'if-range': `W/${tag}` })).toBe(200);
  expect(await statusOf({ range: 'bytes=0-1', 'if-range': 'Thu, 26 Nov 2026 19:00:00 GMT' })).toBe(200);
  expect(await statusOf({ range: 'bytes=0-1', 'if-none-match': tag })).toBe(304);
  expect(await statusOf({ range: 'bytes=0-1' }, 'HEAD')).toBe(200);
  expect(await statusOf({}, 'POST')).toBe(405);
  expect((await get(`/media/${'0'.repeat(32)}.mp4`)).status).toBe(404);
});

test('GOOD-10 a large video is read as it is taken, also after somebody left in the middle', async () => {
  const { path } = await takeVideo(
    mediaDir,
    mp4Of({}, () => Buffer.alloc(100_000)),
  );
  const { body } = await get(path);
  const reader = body?.getReader();
  const first = await reader?.read();
  expect(first?.value?.byteLength).toBeLessThan(1_000_000);
  await reader?.cancel();
  expect((await (await get(path)).arrayBuffer()).byteLength).toBeGreaterThan(9_000_000);
});
