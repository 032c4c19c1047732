import { afterEach, expect, test } from 'vitest';
import { setShop, shop } from '#contract/core/shop/shop.ts';
import { languageAddress } from './request-language.ts';

const before = shop();

afterEach(() => setShop(before));

test.each([
  ['/en', '/en', '/'],
  ['/en?gender=Men', '/en', '/?gender=Men'],
  ['/en.data', '/en', '/_.data'],
  ['/en/home?gender=Men', '/en', '/home?gender=Men'],
  ['/en/detail/7.data', '/en', '/detail/7.data'],
  ['/enaguas', '', '/enaguas'],
  ['/', '', '/'],
  ['/home/en', '', '/home/en'],
])('OWN-2 %s is %s and %s in a shop with English', (address, prefix, target) => {
  setShop({ ...before, otherLanguage: 'en' });
  expect(languageAddress(address)).toEqual({ language: prefix === '' ? undefined : 'en', prefix, target });
});

test('OWN-2 without a second language the address is one of the shop', () => {
  setShop({ ...before, otherLanguage: null });
  expect(languageAddress('/en/home')).toEqual({ language: undefined, prefix: '', target: '/en/home' });
});
