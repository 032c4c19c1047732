import { expect, test } from 'vitest';
import { collectionHandle, namedHandles, plainPath } from './named-handle.ts';

const firstOf = (path: string) => {
  const [first] = namedHandles(plainPath(path) ?? '');
  return first && `${first.kind} ${first.handle}`;
};

test.each([
  ['/products/Remera-Lisa', 'product remera-lisa'],
  ['/productos/remera-lisa/', 'product remera-lisa'],
  ['/producto/remera-lisa', 'product remera-lisa'],
  ['/product/remera-lisa', 'product remera-lisa'],
  ['/collections/verano/products/remera-lisa', 'product remera-lisa'],
  ['/en-us/products/remera-lisa', 'product remera-lisa'],
  ['/es/vestidos/3-vestido-largo.html', 'product 3-vestido-largo'],
  ['/es/3-15-vestido-largo.html', 'product 3-vestido-largo'],
  ['/collections/verano', 'category verano'],
  ['/categoria-producto/ropa/remeras/', 'category remeras'],
  ['/pt/remeras', 'category remeras'],
  ['/12-remeras', 'category remeras'],
  ['/productos/ni%C3%B1a', 'product niña'],
])('MOVE-1 %s is about the %s', (path, about) => {
  expect(firstOf(path)).toBe(about);
});

test.each([
  ['/Collections/Verano/', 'verano'],
  ['/en-us/collections/verano', 'verano'],
  ['/collections/verano/lino', 'verano'],
  ['/collections/verano/products/remera-lisa', undefined],
  ['/categoria-producto/remeras', undefined],
])('GOOD-6 MOVE-1 %s names the collection %s', (path, handle) => {
  expect(collectionHandle(plainPath(path) ?? '')).toBe(handle);
});

test.each([
  '/admin/returns/9',
  '/abrir/gastado',
  '/wp-login.php',
  '/.env',
  '/x.php',
  '/a b',
  '/%',
  '/x'.repeat(200),
  '/foto.jpg',
])('MOVE-1 %s is no address of a page', (path) => {
  expect(plainPath(path)).toBeUndefined();
});
