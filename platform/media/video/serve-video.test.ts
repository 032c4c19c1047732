import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publicListener } from '../../http/public-request.ts';
import { mp4Of, picturesOf } from '#test/mp4.ts';
import { serveMedia } from '../serve-media.ts';
import { takeVideo } from './take-video.ts';

let mediaDir: string;
let server: Server;
let base: string;

beforeEach(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'percha-videos-'));
  server = createServer(publicListener('http://shop.test', serveMedia(mediaDir)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(mediaDir, { recursive: true });
});

const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  fetch(`${base}${path}`, { method, headers });

test('GOOD-10 a video is sent whole or in ranges, to be kept for good', async () => {
  const { path } = await takeVideo(mediaDir, mp4Of());
  const bytes = await readFile(join(mediaDir, 'videos', path.slice('/media/'.length)));
  const whole = await get(path);
  expect(whole.status).toBe(200);
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(bytes.byteLength),
    'content-type': 'video/mp4',
  });
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
  expect([behind.status, behind.headers.get('content-range'), await behind.text()]).toEqual([
    416,
    `bytes */${size}`,
    '',
  ]);
});

test('GOOD-10 a range is only of the version that If-Range names, and what is known is not sent again', async () => {
  const { path } = await takeVideo(mediaDir, mp4Of());
  const tag = (await get(path)).headers.get('etag') ?? '';
  const statusOf = async (headers: Readonly<Record<string, string>>, method?: string) => {
    const answer = await get(path, headers, method);
    await answer.arrayBuffer();
    return answer.status;
  };
  const range = 'bytes=0-1';
  expect(await statusOf({ range, 'if-range': tag })).toBe(206);
  expect(await statusOf({ range, 'if-range': `W/${tag}` })).toBe(200);
  expect(await statusOf({ range, 'if-range': 'Thu, 26 Nov 2026 19:00:00 GMT' })).toBe(200);
  expect(await statusOf({ range, 'if-none-match': tag })).toBe(304);
  expect(await statusOf({ range }, 'HEAD')).toBe(200);
  expect(await statusOf({}, 'POST')).toBe(405);
  expect((await get(`/media/${'0'.repeat(32)}.mp4`)).status).toBe(404);
});

test('GOOD-10 a large video is read as it is taken, also after somebody left in the middle', async () => {
  const { path } = await takeVideo(
    mediaDir,
    mp4Of({}, () => Buffer.alloc(100_000)),
  );
  for (let visit = 0; visit < 5; visit += 1) {
    const reader = (await get(path)).body?.getReader();
    const first = await reader?.read();
    expect(first?.value?.byteLength).toBeLessThan(1_000_000);
    await reader?.cancel();
  }
  expect((await (await get(path)).arrayBuffer()).byteLength).toBeGreaterThan(9_900_000);
});
