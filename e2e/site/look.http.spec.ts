import { expect, test } from '../fixtures/test.ts';

test('OWN-1 the icons follow the look, are revalidated at their plain addresses, and accept no other method', async ({
  request,
}) => {
  const plain = await request.get('/favicon.svg');
  expect(plain.headers()['cache-control']).toBe('public, no-cache');
  const { etag = '' } = plain.headers();
  expect((await request.get('/favicon.svg', { headers: { 'if-none-match': etag } })).status()).toBe(304);
  for (const path of [
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/icon-512.png',
    '/icon-maskable-192.png',
    '/compartir.png',
  ]) {
    const answer = await request.head(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  }
  expect((await request.put('/favicon.ico')).status()).toBe(405);
});
