import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { ShopLook } from '#contract/core/shop/look.ts';
import { setShop, shop } from '#contract/core/shop/shop.ts';
import { retryLater } from '#platform/http/error-response.ts';
import { inLanguage } from '../context/request-language.ts';
import { statusPage } from './status-page.ts';
import { hanger, styleOf } from './status-page-parts.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', '..', '..', path), 'utf8');

test('MEND-15: requests that are rejected together get different retry times', () => {
  const seconds = [0, 0.3, 0.5, 0.999].map((chance) => retryLater('overloaded', chance).values['seconds']);
  expect(seconds).toEqual([3, 4, 5, 7]);
});

test('MEND-15: after a GET the page retries by itself, with and without scripts, and says when', () => {
  const { html, policy } = statusPage(new ShopError('overloaded', { seconds: 6 }), false);
  expect(html).toContain('<noscript><meta http-equiv="refresh" content="6"></noscript>');
  expect(html).toContain('<span id="left">6 segundos</span>');
  expect(html).toContain('location.reload()');
  expect(policy).toContain("default-src 'none'");
});

test('MEND-15: a POST is not sent again, and the page says whether it had an effect', () => {
  for (const code of ['overloaded', 'opening', 'unavailable'] as const) {
    const { html } = statusPage(new ShopError(code, { seconds: 6 }), true);
    expect(html).not.toMatch(/http-equiv|location\.reload|id="left"/);
    expect(html).toMatch(/no se guardó ni se cobró nada|No pudimos confirmar/);
    expect(html).toContain('history.back()');
  }
});

test('MEND-2: while the shop starts its page says so and retries', () => {
  const { html } = statusPage(retryLater('opening', 0), false);
  expect(html).toContain('<h1>La tienda está abriendo</h1>');
  expect(html).toContain('http-equiv="refresh" content="2"');
});

test('MEND-44: what an error names is shown as text', () => {
  const { html } = statusPage(new ShopError('bad_picture', { problem: '<script>alert(1)</script>' }), false);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toContain('<script>alert');
});

test('OWN-2 in the second language the page is in it, and so is where it leads', () => {
  const { html } = inLanguage('en', () => statusPage(new ShopError('closed'), false));
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<h1>Opening soon</h1>');
  expect([...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, path]) => path)).toEqual(['/en', '/en/login']);
});

test('OWN-3 the page of a shop that closed again leads buyers to their orders and to the withdrawal', () => {
  const pathsOf = (error: ShopError) =>
    [...statusPage(error, false).html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, path]) => path);
  expect(pathsOf(new ShopError('closed'))).toEqual(['/', '/login']);
  expect(pathsOf(new ShopError('closed', { hasBuyers: 1 }))).toEqual([
    '/',
    '/user/orders',
    '/arrepentimiento',
    '/login',
  ]);
});

test('a page’s policy allows its own script and style and nothing else', () => {
  const { html, policy } = statusPage(new ShopError('overloaded', { seconds: 4 }), false);
  for (const name of ['style', 'script']) {
    const [, content = ''] = new RegExp(`<${name}>([^]*?)</${name}>`).exec(html) ?? [];
    const hash = createHash('sha256').update(content).digest('base64');
    expect(policy).toContain(`${name}-src 'sha256-${hash}'`);
  }
  expect(policy).not.toContain('unsafe');
});

test('OWN-1 the page has the logo and the typefaces that the owner chose', () => {
  const before = shop();
  onTestFinished(() => setShop(before));
  const logo = { src: `/media/${'a'.repeat(32)}.svg`, width: 120, height: 40 };
  const pageWith = (look: Partial<ShopLook>) => {
    setShop({ ...before, name: 'Hilo & Lino', look: { ...before.look, ...look } });
    return statusPage(new ShopError('closed'), false).html;
  };
  const own = pageWith({ logo, typefaces: 'modern' });
  expect(own).toContain(`<img src="${logo.src}" alt="Hilo &amp; Lino" width="120" height="40">`);
  expect(own).not.toContain(hanger);
  expect([own.includes('Jost,'), own.includes('Instrument Serif')]).toEqual([true, false]);
  const plain = pageWith({ logo: null, typefaces: 'classic' });
  expect([plain.includes(hanger), plain.includes('Gilda Display'), plain.includes('<img')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('the page has the colours and the drawing of a shop without its own', () => {
  const theme = read('web/core/layout/theme.css');
  const colours = new Set(styleOf(5).match(/#[\da-f]{6}/g));
  expect(colours.size).toBeGreaterThan(4);
  for (const colour of colours) expect(theme).toContain(`: ${colour};`);
  const drawn = [...hanger.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path);
  expect(drawn).toHaveLength(2);
  for (const path of drawn) expect(read('web/core/layout/hanger.tsx')).toContain(path);
});
