import { afterEach, beforeEach, expect, test } from 'vitest';
import { setShop, shop } from '#contract/core/shop/shop.ts';
import { acceptedLanguage } from './speak-language.ts';

const before = shop();

beforeEach(() => setShop({ ...before, otherLanguage: 'en' }));
afterEach(() => setShop(before));

test.each([
  [undefined, 'es-AR'],
  ['', 'es-AR'],
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es-AR'],
  ['en;q=0.8, es;q=0.9', 'es-AR'],
  ['fr, en;q=0.5', 'en'],
  ['fr', 'es-AR'],
  ['*', 'es-AR'],
  ['en;q=0', 'es-AR'],
  ['en;q=much', 'es-AR'],
  ['EN', 'en'],
])('OWN-2 a call whose program accepts %j is answered in %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});

test('OWN-2 of two Spanish languages the exact one is answered', () => {
  setShop({ ...before, otherLanguage: 'es-MX' });
  expect(acceptedLanguage('es-MX')).toBe('es-MX');
  expect(acceptedLanguage('es-CL')).toBe('es-AR');
});

test('OWN-2 a shop with one language answers every call in it', () => {
  setShop({ ...before, otherLanguage: null });
  expect(acceptedLanguage('en')).toBe('es-AR');
});
