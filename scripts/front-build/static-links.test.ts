import { href } from 'react-router';
import { expect, test } from 'vitest';
import { withStaticLinks } from './static-links.ts';

const imported = "import { data, href } from 'react-router';\n";

test('the build inlines the address of a route without parameters', () => {
  expect(withStaticLinks(`${imported}redirect(href('/bag'));`)).toBe(`${imported}redirect('/bag');`);
  expect(withStaticLinks(`${imported}<a href={href('/')} />`)).toBe(`${imported}<a href={'/'} />`);
});

test('calls with parameters, and of other functions with that name, stay', () => {
  for (const code of [`${imported}href('/detail/:id', { id });`, `${imported}a.href('/bag');`, "href('/bag');"]) {
    expect(withStaticLinks(code)).toBe(code);
  }
});

test('the build inlines the same address that the router returns', () => {
  expect([href('/'), href('/user/orders/actual'), href('/sitemap.xml')]).toEqual([
    '/',
    '/user/orders/actual',
    '/sitemap.xml',
  ]);
});
