import { expect, test } from 'vitest';
import { pagesOf } from './old-shop-pages.ts';
import { picturesOfColour } from './shown-page.ts';
import { shownPictures } from './shown-pictures.ts';

const url = 'https://mitienda.example/productos/remera/';
const pageOf = (body: string, type: string) =>
  shownPictures({ bytes: new TextEncoder().encode(body), type, url }, 'remera');
/** The pictures of a product whose colour the page does not name. */
const shown = (body: string, type = 'text/html') => picturesOfColour(pageOf(body, type), { color: '', skus: [] });
const script = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

test('GOOD-3 what Shopify answers names the pictures of a product, in both of its forms', () => {
  const json = { product: { images: [{ src: 'https://cdn.example/a.jpg?v=1' }, { src: '//cdn.example/b.jpg' }] } };
  const both = ['https://cdn.example/a.jpg?v=1', 'https://cdn.example/b.jpg'];
  expect(shown(JSON.stringify(json), 'application/json; charset=utf-8')).toEqual(both);
  const plain = { images: ['//cdn.example/a.jpg?v=1', '//cdn.example/b.jpg'] };
  expect(shown(JSON.stringify(plain), 'text/javascript')).toEqual(both);
  expect(shown('[1, {"product": null}, null]', 'application/json')).toEqual([]);
  expect(shown('{"product": {"images": [null, 7, {"src": 7}, "javascript:alert(1)"]}}', 'application/json')).toEqual(
    [],
  );
  expect(shown('no', 'application/json')).toEqual([]);
});

test('GOOD-3 structured data names them as a text, a list or objects, also in a graph', () => {
  expect(shown(script({ '@type': 'Product', image: '/a.jpg' }))).toEqual(['https://mitienda.example/a.jpg']);
  const image = [
    { '@type': 'ImageObject', url: 'https://c.example/a.jpg' },
    'https://c.example/b.jpg',
    'https://c.example/b.jpg',
  ];
  const graph = {
    '@graph': [
      { '@type': 'WebPage', image: '/no.jpg' },
      { '@type': ['Product', 'Thing'], image },
    ],
  };
  expect(shown(script(graph))).toEqual(['https://c.example/a.jpg', 'https://c.example/b.jpg']);
});

test('GOOD-3 of several products on a page only the one with the handle counts', () => {
  const others = [
    { '@type': 'Product', url: 'https://mitienda.example/productos/otra/', image: '/otra.jpg' },
    { '@type': 'Product', mainEntityOfPage: { '@id': url }, image: '/remera.jpg' },
  ];
  expect(shown(script(others))).toEqual(['https://mitienda.example/remera.jpg']);
  expect(shown(script(others.slice(0, 1).concat(others.slice(0, 1))))).toEqual([]);
});

test('GOOD-3 what is shown of a shared address counts if it is of a product, and has more pictures', () => {
  const metas = (type: string) =>
    `<meta property="og:type" content="${type}"><meta property="og:image" content="https://c.example/a.jpg?x=1&amp;y=2">
     <meta property="og:image" content="https://c.example/b.jpg">`;
  expect(shown(metas('tiendanube:product'))).toEqual(['https://c.example/a.jpg?x=1&y=2', 'https://c.example/b.jpg']);
  expect(shown(metas('website'))).toEqual([]);
  expect(shown(metas('product') + script({ '@type': 'Product', image: '/a.jpg' }))).toHaveLength(2);
});

test('GOOD-3 small pictures of Tiendanube are taken in its largest size, and no more than a product has', () => {
  const small = 'https://acdn-us.mitiendanube.com/stores/1/2/products/remera-abc-480-0.webp';
  expect(shown(script({ '@type': 'Product', image: small }))).toEqual([small.replace('-480-0', '-1024-1024')]);
  const many = Array.from({ length: 40 }, (_, at) => `/foto-${at}.jpg`);
  expect(shown(script({ '@type': 'Product', image: many }))).toHaveLength(12);
});

test('GOOD-3 a hostile page is read to its end: nested and unclosed elements, damaged and deep data', () => {
  expect(shown('<div>'.repeat(500_000) + '</p>'.repeat(100_000))).toEqual([]);
  expect(shown('<script type="application/ld+json">'.repeat(50_000))).toEqual([]);
  expect(shown('<meta '.repeat(400_000))).toEqual([]);
  expect(shown(`<script type="application/ld+json">${'['.repeat(100_000)}${']'.repeat(100_000)}</script>`)).toEqual([]);
  expect(shown(`<p>${'{"@graph":'.repeat(1000)}`)).toEqual([]);
});

test('GOOD-3 the pages of a product are at the known paths of its platform, whatever signs the handle has', () => {
  const shop = 'https://mitienda.example';
  const at = (handle: string, platform: string | null = 'tiendanube') =>
    pagesOf(handle, { shop, platform }).map(({ address }) => address.slice(shop.length));
  expect(at('remera')).toEqual(['/productos/remera/', '/produtos/remera/']);
  expect(at('remera', 'shopify')).toEqual(['/products/remera.json', '/products/remera.js', '/products/remera']);
  expect(at('12-remera', 'prestashop')).toEqual(['/12-remera.html']);
  expect(at('remera', 'percha').length).toBeGreaterThan(6);
  expect(at('ñandú/../x?a=1#$&')[0]).toBe('/productos/%C3%B1and%C3%BA%2F..%2Fx%3Fa%3D1%23%24%26/');
  expect(at('caf%C3%A9')[0]).toBe('/productos/caf%C3%A9/');
  expect(at('100%')[0]).toBe('/productos/100%25/');
  expect(at('\ud800')[0]).toBe('/productos/%EF%BF%BD/');
  for (const none of ['', ' ', '.', '..', '%2e%2e']) expect([none, at(none)]).toEqual([none, []]);
  expect(pagesOf('a', { shop: `${shop}/ar`, platform: 'prestashop' }).map(({ address }) => address)).toEqual([
    `${shop}/ar/a.html`,
    `${shop}/a.html`,
  ]);
});
