import { expect, test } from 'vitest';
import { lateScripts } from './late-scripts.ts';

const page =
  '<html><head><title>Año nuevo</title><link rel="modulepreload" href="/a.js"/></head>' +
  '<body>Niño <code>&lt;link</code><link rel="modulepreload" href="/later.js"/> ñandú</body></html>';

/** The page as it comes out when it is written in pieces of so many bytes. */
async function through(pieceBytes: number, html = page): Promise<string> {
  const bytes = new TextEncoder().encode(html);
  const pieces = Array.from({ length: Math.ceil(bytes.length / pieceBytes) }, (_, at) =>
    bytes.slice(at * pieceBytes, (at + 1) * pieceBytes),
  );
  const written = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  return await new Response(written.pipeThrough(lateScripts())).text();
}

test.each([1, 7, 95, 4096])('scripts in the head are asked for late, in pieces of %i bytes', async (pieceBytes) => {
  const late = await through(pieceBytes);
  expect(late).toContain('<link rel="modulepreload" fetchpriority="low" href="/a.js"/>');
  expect(late.replace(' fetchpriority="low"', '')).toBe(page);
});

test('what has no head passes as it is', async () => {
  expect(await through(3, 'Sólo texto')).toBe('Sólo texto');
});
