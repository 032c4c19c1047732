import { expect, test } from 'vitest';
import { linting } from './lint-fixture.ts';

const { accused } = linting('shop/links');

test.concurrent.for([
  'export const a = <Link to="/bag" />;',
  'export const a = <Link to="/" />;',
  'export const a = <a href={`/detail/${id}`} />;',
  'export const a = <form action="/home?offers=true" />;',
  "throw redirect('/user/orders');",
  "void navigate('/');",
  "void submit(null, { method: 'post', action: '/admin/orders' });",
  'export const a = `${origin}/detail/${id}`;',
  "export const a = pathname.startsWith('/login');",
  "export const a = { to: '/' };",
  "export const a = { '/home': 1 };",
])('an address of the shop must not be a string: %s', async (text) => {
  const files = [
    'web/core/links/a.tsx',
    'web/sales/bag/a.tsx',
    'web/sales/bag/a.test.tsx',
    'server/a.tsx',
    'e2e/a.tsx',
  ];
  expect(await accused(Object.fromEntries(files.map((file) => [file, text])))).toEqual(files.slice(0, 2));
});

test.concurrent('web/routes.ts may have addresses, and web/start/shared-pages.ts the patterns of routes', async () => {
  const text = "export const a = { '/home': ['page'] };";
  expect(await accused({ 'web/routes.ts': text, 'web/start/shared-pages.ts': text })).toEqual([]);
});

test.concurrent('typed addresses and other strings pass', async () => {
  const text = `
    type Page = '/bag' | '/home';
    export const a = [href('/bag'), href('/detail/:id', { id }), href(\`/user/reviews/\${step}/:id\`, { id })];
    export const b = \`\${href('/home')}?gender=Men\`;
    export const c = ['/media/1.webp', '/favicon.ico', '/', a.split('/'), '/bags', 'a/bag'];
    export const d = <Link to={href('/')} />;
  `;
  expect(await accused({ 'web/sales/bag/a.tsx': text })).toEqual([]);
});
