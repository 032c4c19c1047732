import { expect, test } from 'vitest';
import { withLateScripts } from './late-scripts.ts';

const page =
  '<html><head><title>Año nuevo</title><link rel="modulepreload" nonce="n" href="/a.js"/></head>' +
  '<body>Niño <code>&lt;link</code><link rel="modulepreload" href="/later.js"/> ñandú' +
  '<script nonce="n" type="module" async="">import "/a.js"</script></body></html>';

test('scripts are requested late', () => {
  const late = withLateScripts(page, 'n');
  const [head = '', body = ''] = late.split('</head>');
  expect(head).toMatch(/^<html><head><title>Año nuevo<\/title><script nonce="n">[^]*\(\.\.\.\[\["\/a\.js"\],/);
  expect(head).not.toContain('<link');
  expect(body).toBe(
    '<body>Niño <code>&lt;link</code><link rel="modulepreload" href="/later.js"/> ñandú' +
      '<script nonce="n" type="text/plain" id="late-scripts">import "/a.js"</script></body></html>',
  );
});

test('what has no head passes as it is', () => {
  expect(withLateScripts('Sólo texto', 'n')).toBe('Sólo texto');
});
