import { expect, test } from 'vitest';
import { withHashes } from './script-hashes.ts';

const policy = "default-src 'self'; script-src 'self' 'nonce-abc-1'; style-src-elem 'self' 'nonce-abc-1'";

function page(html: string, rules = policy) {
  const { headers, body } = withHashes({
    headers: new Headers({ 'content-security-policy': rules }),
    body: Buffer.from(html),
  });
  return { policy: headers.get('content-security-policy'), html: body.toString() };
}

test('a script with the nonce is allowed by its hash instead', () => {
  const { policy: made, html } = page('<style nonce="abc-1">a{}</style><script nonce="abc-1">alert(1)</script>');
  expect(html).toBe('<style>a{}</style><script>alert(1)</script>');
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(made).toContain("script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
  expect(made).toMatch(/style-src-elem 'self' 'sha256-[^']+'$/);
  expect(made).not.toContain('nonce-');
});

test('a script without the nonce stays forbidden', () => {
  const { policy: made } = page('<script>steal()</script><script nonce="other">steal()</script>');
  expect(made).toBe("default-src 'self'; script-src 'self'; style-src-elem 'self'");
});

test('a response without a nonce stays as it is', () => {
  const html = '<p>Hola</p>';
  expect(page(html, "default-src 'self'")).toEqual({ policy: "default-src 'self'", html });
});
