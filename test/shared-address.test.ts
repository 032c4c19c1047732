import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { attributePage } from '#contract/goods/attributes/attribute-address.ts';
import { pathParameters } from '#contract/core/protocol/endpoint.ts';
import { sharedPages } from '#web/start/shared-pages.ts';
import { cacheableAddresses, sharedCalls } from '#server/core/context/cacheable-address.ts';

const detailRoutes = ['root', 'frames/shop-frame', 'goods/products/detail.page'];
const routes: Readonly<Record<string, readonly string[]>> = {
  '/': ['root', 'frames/shop-frame', 'site/home/landing.page'],
  '/detail/:id': detailRoutes,
};
const addressOf = cacheableAddresses(
  Object.fromEntries(Object.entries(sharedPages).map(([path, query]) => [path, { query, routes: routes[path] ?? [] }])),
  '/api',
);

const withNumbers = (path: string) => pathParameters(path).reduce((made, name) => made.replace(`:${name}`, '7'), path);
const namesOf = (input: unknown) => (input instanceof z.ZodObject ? Object.keys(input.shape) : []);

/** Every shared path with the query parameters that it reads. */
const shared = [
  ...Object.entries(sharedPages).map(([path, query]) => ({ path: withNumbers(path), query })),
  ...sharedCalls.map(({ path, input }) => ({
    path: `/api${withNumbers(path)}`,
    query: namesOf(input).filter((name) => !pathParameters(path).includes(name)),
  })),
];

const anyShared = fc.constantFrom(...shared);
const value = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' });
const target = (path: string, pairs: readonly (readonly [string, string])[]) =>
  `${path}?${new URLSearchParams(pairs.map(([name, text]) => [name, text]))}`;

test('MEND-19: a parameter that a page does not read does not change its canonical address', () => {
  const unknown = fc.oneof(
    fc.constantFrom('utm_source', 'utm_campaign', 'fbclid', 'gclid', 'Page', 'gender[]', '__proto__', ''),
    fc.string({ maxLength: 12 }),
  );
  fc.assert(
    fc.property(
      anyShared,
      fc.array(fc.tuple(unknown, fc.string({ maxLength: 2000 })), { maxLength: 5 }),
      (one, pairs) => {
        const foreign = pairs.filter(([name]) => !one.query.includes(name));
        expect(addressOf(target(one.path, foreign))).toBe(one.path);
      },
    ),
  );
});

test('MEND-19: a parameter that a page reads is in its canonical address, with all its values', () => {
  const withQuery = fc.constantFrom(...shared.filter(({ query }) => query.length > 0));
  fc.assert(
    fc.property(withQuery, fc.nat(), fc.array(value, { minLength: 1, maxLength: 3 }), ({ path, query }, at, values) => {
      const name = query[at % query.length] ?? '';
      const address = addressOf(target(path, [['utm_id', '1'], ...values.map((text) => [name, text] as const)]));
      expect(new URL(address ?? '', 'http://shop.invalid').searchParams.getAll(name)).toEqual(values);
    }),
  );
});

test('OWN-3 nothing of a closed shop is the same for everybody', () => {
  let isOpen = false;
  const ofShop = cacheableAddresses({ '/home': { query: [], routes: [] } }, '/api', () => isOpen);
  expect([ofShop('/home'), ofShop('/api/menu')]).toEqual([undefined, undefined]);
  isOpen = true;
  expect([ofShop('/home'), ofShop('/api/menu')]).toEqual(['/home', '/api/menu']);
});

test('MEND-19: the order of the parameters and their encoding do not change the canonical address', () => {
  const first = '/home?gender=Women&search=pa%C3%B1o%20rojo&category=1&category=2';
  const second = '/home?category=1&utm_source=x&search=pa%c3%b1o+rojo&category=2&%67ender=Women&fbclid=y';
  expect(addressOf(second)).toBe(addressOf(first));
  expect(addressOf('/home?category=2&category=1')).not.toBe(addressOf('/home?category=1&category=2'));
});

test('MEND-19: an empty value is ignored by a page, but not by a call', () => {
  expect(addressOf('/home?search=&minPrice=')).toBe('/home');
  expect(addressOf('/api/catalogue?page=')).toBe('/api/catalogue?page=');
});

test('MEND-19: the data of a page also depends on the requested routes', () => {
  const own = '/detail/7.data?_routes=goods%2Fproducts%2Fdetail.page';
  expect(addressOf('/detail/7.data?_routes=goods/products/detail.page&utm_source=y')).toBe(own);
  expect(addressOf('/detail/7.data?_routes=goods/products/detail.page,x,goods/products/detail.page')).toBe(own);
  expect(addressOf('/_.data?utm_source=y')).toBe('/_.data');
});

test('MEND-19: data is kept only by routes that the page has, its own among them: it exists, and so has a status', () => {
  for (const foreign of [
    '1',
    'root',
    'root,frames/shop-frame',
    'goods/products/cards.resource',
    detailRoutes.join(','),
    '',
  ]) {
    expect(addressOf(`/detail/7.data?_routes=${foreign}`)).toBe('/detail/7.data');
  }
  const asked = fc.array(fc.oneof(fc.constantFrom(...detailRoutes), fc.string({ maxLength: 30 })));
  const addresses = new Set<string | undefined>();
  fc.assert(
    fc.property(asked, (ids) => {
      addresses.add(addressOf(target('/detail/7.data', [['_routes', ids.join(',')]])));
      expect(addresses.size).toBeLessThanOrEqual(4);
    }),
    { numRuns: 1000 },
  );
});

test.each(['/HOME', '/home/', '/detail/07', '/detail/x', '/login', '/api/user/orders', '/api/catalogue/x/y', '/admin'])(
  '%s is not the same for everybody, or not the canonical spelling',
  (path) => {
    expect(addressOf(path)).toBeUndefined();
  },
);

test.each([
  ['/login?utm_source=x', undefined],
  ['/login', undefined],
  ['/_.data?utm_source=x', '/_.data'],
  ['/_.data?_routes=site/home/landing.page', '/_.data?_routes=site%2Fhome%2Flanding.page'],
  ['/home.data?_routes=x&gender=Men', '/home.data?gender=Men'],
  ['/.data', undefined],
  ['/home.data?search=&gender=Men', '/home.data?gender=Men'],
  ['/api/products/detail/7?id=9', '/api/products/detail/7'],
  ['?gender=Men', undefined],
])('MEND-19: the canonical address of %s is %s', (asked, address) => {
  expect(addressOf(asked)).toBe(address);
});

test('GOOD-8: an attribute of the owner is a parameter of the catalogue as soon as it is named, and of no other page', () => {
  const names: string[] = [];
  const pages = Object.fromEntries(Object.entries(sharedPages).map(([path, query]) => [path, { query, routes: [] }]));
  const own = cacheableAddresses(pages, '/api', () => true, { [attributePage]: () => names });
  expect(own('/home?tela=lino&gender=Men&promo=1')).toBe('/home?gender=Men');
  names.push('tela');
  expect(own('/home?tela=lino&gender=Men&promo=1&tela=lana')).toBe('/home?gender=Men&tela=lino&tela=lana');
  expect(own('/home.data?tela=lino')).toBe('/home.data?tela=lino');
  expect(own('/detail/7?tela=lino')).toBe('/detail/7');
});
