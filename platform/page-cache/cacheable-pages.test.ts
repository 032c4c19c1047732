import { createServer } from 'node:http';
import pino from 'pino';
import { expect, test } from 'vitest';
import { openCacheablePages } from './cacheable-pages.ts';

test('a shared page that fails is told as its visitor accepts it: to a browser as a page', async () => {
  const { fill } = openCacheablePages({
    site: async ({ headers }) => new Response(headers.get('accept'), { status: 503 }),
    addressOf: (target) => target,
    publicUrl: 'http://percha.example',
    log: pino({ level: 'silent' }),
  });
  const server = createServer((request, response) => fill(request, response, () => response.end('passed on')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/detail/3`;
  for (const accept of ['text/html', 'application/json']) {
    const answer = await fetch(url, { headers: { accept } });
    expect([answer.status, await answer.text()]).toEqual([503, accept]);
  }
  await new Promise((resolve) => server.close(resolve));
});
