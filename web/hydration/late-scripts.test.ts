import { expect, test } from 'vitest';
import { lateScripts } from './late-scripts.ts';

const page =
  '<html><head><title>Año nuevo</title><link rel="modulepreload" nonce="n" href="/a.js"/></head>' +
  '<body>Niño <code>&lt;link</code><link rel="modulepreload" href="/later.js"/> ñandú' +
  '<script nonce="n" type="module" async="">import "/a.js"</script></body></html>';

/** The page as it comes out when it is written in pieces of so many bytes. */
async function through(pieceBytes: number, html = page): Promise<string> {
  const bytes = new TextEncoder().encode(html);
  const pieces = Array.from({ length: Math.ceil(bytes.length / pieceBytes) }, (_, at) =>
    bytes.slice(at * pieceBytes, (at + 1) * pieceBytes),
  );
  const written = new ReadableStream<BufferSource>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  return await new Response(written.pipeThrough(lateScripts('n'))).text();
}

test.each([1, 7, 95, 4096])('scripts are requested late, in pieces of %i bytes', async (pieceBytes) => {
  const late = await through(pieceBytes);
  const [head = '', body = ''] = late.split('</head>');
  expect(head).toMatch(/^<html><head><title>Año nuevo<\/title><script nonce="n">[^]*\(\.\.\.\[\["\/a\.js"\],/);
  expect(head).not.toContain('<link');
  expect(body).toBe(
    '<body>Niño <code>&lt;link</code><link rel="modulepreload" href="/later.js"/> ñandú' +
      '<script nonce="n" type="text/plain" id="late-scripts">import "/a.js"</script></body></html>',
  );
});

test('what has no head passes as it is', async () => {
  expect(await through(3, 'Sólo texto')).toBe('Sólo texto');
});
