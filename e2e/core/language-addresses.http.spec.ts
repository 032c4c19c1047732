import { expect, test } from '../fixtures/test.ts';
import type { APIRequestContext } from '@playwright/test';
import { readPage } from '../fixtures/sent-page.ts';
import { inEnglish } from './texts-of.ts';

/** Returns what search engines read of the languages of a page: its own address and those of the others. */
async function languagesOf(request: APIRequestContext, shopUrl: string, path: string) {
  const { $ } = await readPage(request, path);
  const addressOf = (address: string | undefined) => {
    const { origin, pathname, search } = new URL(address ?? '');
    expect(origin).toBe(shopUrl);
    return `${pathname}${search}`;
  };
  const alternates = $('link[rel="alternate"][hreflang]')
    .toArray()
    .map((link) => $(link));
  const canonical = $('link[rel="canonical"]')
    .toArray()
    .map((link) => $(link));
  return {
    canonical: canonical.map((link) => addressOf(link.attr('href'))),
    alternates: Object.fromEntries(alternates.map((link) => [link.attr('hreflang'), addressOf(link.attr('href'))])),
    isHidden: ($('meta[name="robots"]').attr('content') ?? '').startsWith('noindex'),
  };
}

/** Every kind of page that search engines show. */
const shown = [
  ['the first page', '/', '/', '/en'],
  ['the catalogue', '/home', '/home', '/en/home'],
  [
    'a list in another order and of a campaign',
    '/home?page=2&order=price-asc&gender=Women&utm_source=x',
    '/home?gender=Women&page=2',
    '/en/home?gender=Women&page=2',
  ],
  ['a product', '/detail/7', '/detail/7', '/en/detail/7'],
  ['a page of the owner', '/paginas/guia-de-talles', '/paginas/guia-de-talles', '/en/paginas/guia-de-talles'],
] as const;

for (const [what, asked, own, english] of shown) {
  test(`OWN-2 ${what} names its address in each language, and both say the same`, async ({ request, shop }) => {
    const alternates = { 'es-AR': own, en: english, 'x-default': own };
    const askedInEnglish = asked === '/' ? '/en' : `/en${asked}`;
    const pages = new Map<string, string>([
      [asked, own],
      [askedInEnglish, english],
      // The addresses that are named lead back to each other.
      [own, own],
      [english, english],
    ]);
    for (const [path, canonical] of pages) {
      const wanted = { canonical: [canonical], alternates, isHidden: false };
      expect([path, await languagesOf(request, shop.url, path)]).toEqual([path, wanted]);
    }
  });
}

test('OWN-2 a page that search engines do not show names no other language', async ({ request, shop }) => {
  for (const path of ['/home?search=camisa', '/home?gender=Women&size=M', '/bag', '/login']) {
    for (const asked of [path, `/en${path}`]) {
      const languages = { asked, ...(await languagesOf(request, shop.url, asked)) };
      expect(languages).toMatchObject({ asked, alternates: {}, isHidden: true });
    }
  }
});

for (const [own, english] of [
  ['/', '/en'],
  ['/home?gender=Women', '/en/home?gender=Women'],
  ['/detail/7', '/en/detail/7'],
  ['/paginas/guia-de-talles', '/en/paginas/guia-de-talles'],
  ['/_.data', '/en.data'],
  ['/home.data?gender=Women', '/en/home.data?gender=Women'],
  ['/detail/7.data', '/en/detail/7.data'],
] as const) {
  test(`OWN-2 MEND-4 the page cache never gives ${own} for ${english}, nor the reverse`, async ({ request }) => {
    const ask = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
      const answer = await readPage(request, path, headers);
      return { ...answer, path, isKept: answer.headers['cdn-cache-control'] !== undefined };
    };
    // The first of each are made at the same time; an address with a query is cached when it is asked for again.
    const paths = Array.from({ length: 6 }, () => [own, english]).flat();
    const answers = await Promise.all(paths.map((path) => ask(path)));
    // What a visitor's browser speaks does not decide.
    for (const path of paths) answers.push(await ask(path, { 'accept-language': path === own ? 'en' : 'es' }));
    expect(answers.map(({ path, status }) => [path, status])).toEqual(answers.map(({ path }) => [path, 200]));
    const bytes: Set<string>[] = [];
    for (const asked of [own, english]) {
      const kept = answers.filter(({ path, isKept }) => path === asked && isKept);
      expect(kept.length).toBeGreaterThanOrEqual(6);
      bytes.push(new Set(kept.map(({ text }) => text)));
    }
    expect(bytes.map(({ size }) => size)).toEqual([1, 1]);
    expect(bytes[0]).not.toEqual(bytes[1]);
    for (const { path, text } of own.includes('.data') ? [] : answers) {
      expect([path, /<html lang="([^"]*)"/.exec(text)?.[1]]).toEqual([path, path === own ? 'es-AR' : 'en']);
    }
  });
}

test.describe('answers of the API', () => {
  test.beforeAll(({ shop }) =>
    shop.database.pool.query(`update product_texts set name = name || ', Harbour tee' where product_id = 7`),
  );

  test.afterAll(({ shop }) =>
    shop.database.pool.query(`update product_texts set name = replace(name, ', Harbour tee', '') where product_id = 7`),
  );

  test('OWN-2 a call is answered in the language that its program accepts, also from the page cache', async ({
    request,
  }) => {
    const data = { user_name: 'nobody', user_password: 'nothing1' };
    for (const [language, words] of [
      ['en', inEnglish('account-texts.loginRefused')],
      ['es-MX', 'Usuario o contraseña incorrecta!'],
    ] as const) {
      const refused = await request.post('/api/users/login', { headers: { 'accept-language': language }, data });
      expect(await refused.text()).toContain(words);
    }
    const nameOf = async (language: string) => {
      const { text, headers } = await readPage(request, '/api/products/detail/7', { 'accept-language': language });
      expect(headers['vary']?.split(', ')).toContain('accept-language');
      return JSON.parse(text);
    };
    await expect.poll(() => nameOf('en')).toMatchObject({ name: expect.stringContaining('Harbour tee') });
    const own = await nameOf('es');
    expect(own).not.toMatchObject({ name: expect.stringContaining('Harbour tee') });
    expect(await nameOf('en-GB,en;q=0.9')).toMatchObject({ name: expect.stringContaining('Harbour tee') });
    expect(await nameOf('es')).toEqual(own);
    expect(await nameOf('en')).toMatchObject({ name: expect.stringContaining('Harbour tee') });
  });

  for (const [path, isNamed] of [
    ['/api/products/detail/7', true],
    ['/api/catalogue/cards?id=7', true],
    ['/api/menu', false],
    ['/api/home/blocks', false],
    ['/api/categories', false],
  ] as const) {
    test(`OWN-2 MEND-4 ${path} answers each program in its language, whatever was asked and kept before`, async ({
      request,
      shop,
    }) => {
      // The change has reached the page cache.
      await expect.poll(async () => (await readPage(request, '/en/detail/7')).text).toContain('Harbour tee');
      const answers = { es: new Set<string>(), en: new Set<string>() };
      const kept = { es: false, en: false };
      for (const language of ['es', 'en', 'es', 'en', 'es', 'en'] as const) {
        const referer = `${shop.url}${language === 'es' ? '/en/home' : '/home'}`;
        const { status, headers, text } = await readPage(request, path, { 'accept-language': language, referer });
        expect([language, status, text.includes('Harbour tee')]).toEqual([language, 200, isNamed && language === 'en']);
        answers[language].add(text);
        // Only answers in the shop's own language are kept, by the shop or by others.
        kept[language] = headers['cdn-cache-control'] !== undefined;
      }
      expect([answers.es.size, answers.en.size]).toEqual([1, 1]);
      expect(kept).toEqual({ es: true, en: false });
    });
  }
});

test('OWN-2 calls have one address for all languages', async ({ request }) => {
  expect((await readPage(request, '/en/api/catalogue')).status).toBe(404);
});

test('OWN-2 search engines are told of the pages in English, and kept out of the private ones', async ({
  request,
  shop,
}) => {
  const robots = (await readPage(request, '/robots.txt')).text;
  for (const path of ['/bag', '/en/bag', '/en/admin', '/en/user']) expect(robots).toContain(`Disallow: ${path}\n`);
  const links = `hreflang="en" href="${shop.url}/en/home"/></url>`;
  const sitemap = (await readPage(request, '/sitemap/pages.xml')).text;
  for (const page of ['/home', '/en/home']) {
    expect(sitemap).toMatch(new RegExp(`<loc>${shop.url}${page}</loc>.*${links}`));
  }
  const product = (await readPage(request, '/en/detail/1')).text;
  expect(product).toContain(`"url":"${shop.url}/en/detail/1"`);
  expect(product).toContain(`"item":"${shop.url}/en/home?gender=`);
});
