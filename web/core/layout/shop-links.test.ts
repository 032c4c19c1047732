import { expect, onTestFinished, test } from 'vitest';
import { setShop, shop } from '#contract/core/shop/shop.ts';
import { isOpenPage, moreLinks, shopLinks } from './shop-links.ts';

test('SHELL-1 the menu is Home, Men, Women', () => {
  expect(shopLinks().map(({ to, text }) => ({ to, text }))).toEqual([
    { to: '/', text: 'Home' },
    { to: '/home?gender=Men', text: 'Men' },
    { to: '/home?gender=Women', text: 'Women' },
  ]);
});

test('a shop that does not keep the requirements to the letter has a menu in its language', () => {
  const before = shop();
  setShop({ ...before, productRules: 'wide' });
  onTestFinished(() => setShop(before));
  expect(shopLinks().map(({ text }) => text)).toEqual(['Inicio', 'Hombre', 'Mujer']);
});

test('the entry of the open page is marked, whatever the filters', () => {
  const page = { pathname: '/home', search: '?order=price-asc&gender=Men&page=2' };
  expect(shopLinks().map(({ to }) => isOpenPage(to, page))).toEqual([false, true, false]);
  expect(shopLinks().map(({ to }) => isOpenPage(to, { pathname: '/', search: '' }))).toEqual([true, false, false]);
});

const named = (id: string, name: string | null) => ({ id, name, isHidden: false });

test('GOOD-13 the menu has the departments by their names and addresses, three of them in the header, and no hidden one', () => {
  const before = shop();
  onTestFinished(() => setShop(before));
  const departments = [
    named('women', null),
    { ...named('ocultos', 'Ocultos'), isHidden: true },
    named('men', 'Caballeros'),
    named('ninos', 'Niños'),
    named('hogar', 'Hogar'),
  ];
  setShop({ ...before, departments });
  expect(shopLinks().map(({ to, text, lang }) => [to, text, lang])).toEqual([
    ['/', 'Home', 'en'],
    ['/home?gender=Women', 'Women', 'en'],
    ['/home?gender=Men', 'Caballeros', undefined],
    ['/home?gender=ninos', 'Niños', undefined],
  ]);
  expect(moreLinks().map(({ to }) => to)).toEqual(['/home?gender=hogar']);
});
