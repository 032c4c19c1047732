import { expect, test } from 'vitest';
import { isOpenPage, shopLinks } from './shop-links.ts';

test('SHELL-1 the menu is Home, Men, Women', () => {
  expect(shopLinks).toEqual([
    { to: '/', text: 'Home' },
    { to: '/home?gender=Men', text: 'Men' },
    { to: '/home?gender=Women', text: 'Women' },
  ]);
});

test('the entry of the open page is marked, whatever the filters', () => {
  const page = { pathname: '/home', search: '?order=price-asc&gender=Men&page=2' };
  expect(shopLinks.map(({ to }) => isOpenPage(to, page))).toEqual([false, true, false]);
  expect(shopLinks.map(({ to }) => isOpenPage(to, { pathname: '/', search: '' }))).toEqual([true, false, false]);
});
