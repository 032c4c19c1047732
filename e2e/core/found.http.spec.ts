import { expect, test } from '../fixtures/test.ts';

const shop = () => inject('shopUrl');
const textOf = async (path: string) => (await fetch(`${shop()}${path}`)).text();
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

/** Returns the matches of a pattern with one group, in a page's head. */
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found);

function dataIn(html: string): Record<string, unknown>[] {
  return all(html, /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs).flatMap((text) => JSON.parse(text));
}

test('robots.txt names the sitemap and disallows personal pages', async () => {
  const robots = await textOf('/robots.txt');
  expect(robots).toContain(`Sitemap: ${shop()}/sitemap.xml`);
  for (const path of ['/admin', '/user', '/bag', '/api/']) expect(robots).toContain(`Disallow: ${path}`);
});

test('the sitemap lists every public page, and each of them exists', async () => {
  const parts = addressesIn(await textOf('/sitemap.xml'));
  expect(parts.length).toBeGreaterThanOrEqual(2);
  const pages = (await Promise.all(parts.map(async (part) => addressesIn(await (await fetch(part)).text())))).flat();
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages).toContain(`${shop()}/`);
  expect(pages.filter((page) => page.includes('/detail/')).length).toBeGreaterThan(100);
  const some = pages.filter((_, at) => at % 25 === 0);
  expect(
    (await Promise.all(some.map(async (page) => (await fetch(page)).status))).every((status) => status === 200),
  ).toBe(true);
});

test.each(['/', '/home?gender=Women', '/detail/1'])(
  '%s has metadata for search engines and link previews',
  async (path) => {
    const html = await textOf(path);
    expect(all(html, /<title>([^<]+)<\/title>/g)).toHaveLength(1);
    expect(all(html, /<meta name="description" content="([^"]{20,200})"/g)).toHaveLength(1);
    expect(all(html, /<link rel="canonical" href="([^"]+)"/g)).toEqual([`${shop()}${path}`]);
    const [picture = ''] = all(html, /<meta property="og:image" content="([^"]+)"/g);
    const { status, headers } = await fetch(picture);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  },
);

test('a product has structured data with price, stock, rating and breadcrumbs', async () => {
  const data = dataIn(await textOf('/detail/1'));
  const types = data.map((one) => one['@type']);
  expect(types).toContain('Product');
  expect(types).toContain('BreadcrumbList');
  const product = data.find((one) => one['@type'] === 'Product');
  expect(product).toMatchObject({ offers: { '@type': 'Offer', priceCurrency: 'ARS' } });
  expect(JSON.stringify(product)).toMatch(/schema\.org\/(?:InStock|OutOfStock)/);
});

test('the shop has structured data with its name and its search', async () => {
  const types = dataIn(await textOf('/')).map((one) => one['@type']);
  expect(types.flat()).toEqual(expect.arrayContaining(['WebSite']));
  expect(JSON.stringify(dataIn(await textOf('/')))).toContain('SearchAction');
});

test.each([
  ['/home?gender=Men&size=M&order=price-asc', 200],
  ['/login', 200],
  ['/user/orders', 200],
] as const)('%s, a variant or a personal page, is not indexed', async (path, status) => {
  const response = await fetch(`${shop()}${path}`);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain('<meta name="robots" content="noindex');
});

test.each([
  ['/detail/999999', 404],
  ['/no-existe', 404],
  ['/sitemap/products-99.xml', 404],
] as const)('%s answers %i', async (path, status) => {
  expect((await fetch(`${shop()}${path}`)).status).toBe(status);
});
