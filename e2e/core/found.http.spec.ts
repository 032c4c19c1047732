import { expect, test } from '../fixtures/test.ts';
import type { APIRequestContext } from '@playwright/test';
import { readPage, type Sent } from '../fixtures/sent-page.ts';

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

const addressesAt = async (request: APIRequestContext, address: string) =>
  addressesIn((await readPage(request, address)).text);

/** Returns the structured data of a page. */
const dataIn = ({ $ }: Sent): Record<string, unknown>[] =>
  $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => JSON.parse($(script).text()));

test('robots.txt names the sitemap and disallows personal pages', async ({ request, shop }) => {
  const { text } = await readPage(request, '/robots.txt');
  expect(text).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
  for (const path of ['/admin', '/user', '/bag', '/api/']) expect(text).toContain(`Disallow: ${path}`);
});

test('the sitemap lists every public page, and each of them exists', async ({ request, shop }) => {
  const parts = await addressesAt(request, '/sitemap.xml');
  expect(parts.length).toBeGreaterThanOrEqual(2);
  const pages = (await Promise.all(parts.map((part) => addressesAt(request, part)))).flat();
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages).toContain(`${shop.url}/`);
  expect(pages.filter((page) => page.includes('/detail/')).length).toBeGreaterThan(100);
  for (const page of pages.filter((_, at) => at % 25 === 0)) {
    expect([page, (await readPage(request, page)).status]).toEqual([page, 200]);
  }
});

for (const path of ['/', '/home?gender=Women', '/detail/1']) {
  test(`${path} has metadata for search engines and link previews`, async ({ request, shop }) => {
    const { $ } = await readPage(request, path);
    expect($('title').length).toBe(1);
    expect($('title').text()).not.toBe('');
    const description = $('head meta[name="description"]');
    expect(description.length).toBe(1);
    expect(description.attr('content')).toMatch(/^.{20,200}$/);
    const canonical = $('link[rel="canonical"]').toArray();
    expect(canonical.map((link) => $(link).attr('href'))).toEqual([`${shop.url}${path}`]);
    const picture = await request.get($('meta[property="og:image"]').attr('content') ?? '');
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  });
}

test('a product has structured data with price, stock, rating and breadcrumbs', async ({ request }) => {
  const data = dataIn(await readPage(request, '/detail/1'));
  expect(data.map((one) => one['@type'])).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList']));
  const product = data.find((one) => one['@type'] === 'Product');
  expect(product).toMatchObject({ offers: { '@type': 'Offer', priceCurrency: 'ARS' } });
  expect(JSON.stringify(product)).toMatch(/schema\.org\/(?:InStock|OutOfStock)/);
});

test('the shop has structured data with its name and its search', async ({ request }) => {
  const data = dataIn(await readPage(request, '/'));
  expect(data.flatMap((one) => one['@type'])).toContain('WebSite');
  expect(JSON.stringify(data)).toContain('SearchAction');
});

for (const path of ['/home?gender=Men&size=M&order=price-asc', '/login', '/user/orders']) {
  test(`${path}, a variant or a personal page, is not indexed`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain('<meta name="robots" content="noindex');
  });
}

test('MEND-4 an address that does not exist, and a gender that does not, answer 404', async ({ request }) => {
  for (const path of ['/detail/999999', '/no-existe', '/sitemap/products-99.xml', '/home?gender=Kids']) {
    expect([path, (await readPage(request, path)).status]).toEqual([path, 404]);
  }
});
