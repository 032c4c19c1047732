import { expect, test } from 'vitest';
import { backAddress, loginPath } from './back-address.ts';

test.each([
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '/\t/evil.example',
  'https://evil.example',
])('%j is no way back: it leads to another host', (asked) => {
  expect(backAddress(asked)).toBe('/');
});

const requestOf = (path: string, method = 'GET', referer = '') =>
  new Request(`http://shop.test${path}`, { method, headers: referer === '' ? {} : { referer } });

test('the login returns to the requested page, with its query', () => {
  expect(loginPath(requestOf('/user/orders?page=2'))).toBe('/login?volver=%2Fuser%2Forders%3Fpage%3D2');
  expect(loginPath(requestOf('/user/orders.data?page=2'))).toBe('/login?volver=%2Fuser%2Forders%3Fpage%3D2');
});

test('MEND-28 after a form of an expired session it returns to the form’s page, and that one to its list', () => {
  const list = '/admin/allproducts?page=2';
  const form = `/admin/modification/7?${new URLSearchParams({ volver: list, index: '' })}`;
  const back = new URL(loginPath(requestOf(form, 'POST')), 'http://shop.test').searchParams.get('volver') ?? '';
  expect(new URL(back, 'http://shop.test').pathname).toBe('/admin/modification/7');
  expect([...new URL(back, 'http://shop.test').searchParams]).toEqual([['volver', list]]);
});

test.each([
  ['http://shop.test/admin/allproducts?page=2', '/admin/allproducts?page=2'],
  ['http://evil.example/admin', '/admin/products/33/stock'],
  ['http://shop.test//evil.example', '/'],
  ['about:blank', '/admin/products/33/stock'],
  ['nada', '/admin/products/33/stock'],
])('MEND-28 after something sent too late from %s it leads to %s', (referer, path) => {
  const { searchParams } = new URL(
    loginPath(requestOf('/admin/products/33/stock.data', 'POST', referer)),
    'http://shop.test',
  );
  expect(searchParams.get('volver')).toBe(path);
});
